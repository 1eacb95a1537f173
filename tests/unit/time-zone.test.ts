import { afterEach, expect, test, vi } from 'vitest'
import { createIsoFormat } from '#domain/time/zone-clock.ts'
import { getTimeZone } from '#src/browser/time-zone.ts'
import { startOfDay } from '#src/pages/profile/history/days.ts'
import { getReviewStart } from '#src/pages/profile/limits/review.ts'
import { getZoneOffset } from '#src/pages/profile/setting/zones.ts'

afterEach(() => vi.restoreAllMocks())

/** What a browser that was started with `TZ=Foo/Bar` says of itself, and rejects in a formatter. */
function setDeviceZone(timeZone: string | undefined): void {
  const options = Intl.DateTimeFormat.prototype.resolvedOptions.call(new Intl.DateTimeFormat())
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    // Typed as always there; old browsers leave it out.
    timeZone: timeZone as string,
  })
}

test('the zone is the one of the profile, or else the one of the device', () => {
  setDeviceZone('Asia/Almaty')
  expect(getTimeZone('Europe/Minsk')).toBe('Europe/Minsk')
  for (const none of [null, undefined]) expect(getTimeZone(none)).toBe('Asia/Almaty')
})

test.each(['Etc/Unknown', 'Foo/Bar', '', undefined])('a zone of the device that Intl rejects is UTC: %s', (zone) => {
  setDeviceZone(zone)
  const used = getTimeZone()
  expect(used).toBe('UTC')
  // What history, settings and limits do with it.
  expect(startOfDay('2026-11-21', used)).toBe(Date.parse('2026-11-21T00:00:00Z'))
  expect(getReviewStart(Date.parse('2026-11-28T04:00:00Z'), used)).toBe(Date.parse('2025-12-01T00:00:00Z'))
  expect(createIsoFormat(used)(0)).toBe('1970-01-01T00:00:00+00:00')
  expect(() => getZoneOffset(used, 0)).not.toThrow()
})

test('a zone of the profile that Intl rejects is UTC', () => {
  setDeviceZone('Asia/Almaty')
  expect(getTimeZone('Mars/Olympus')).toBe('UTC')
})
