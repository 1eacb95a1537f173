import { expect, test } from 'vitest'
import { createZoneClock, getOffset } from '#domain/time/zone-clock.ts'
import { addDays, startOfDay } from '#src/pages/profile/history/days.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FROM = Date.UTC(2024, 0, 1)
const TO = Date.UTC(2031, 0, 1)

/** No two changes of a clock are nearer to each other. */
const STEP_MS = 20 * DAY_MS

/** When the clock of a zone changes, to the hour below, and its offset from then on. */
function findClockChanges(zone: string): { at: number; offset: number }[] {
  const readClock = createZoneClock(zone)
  const changes = [{ at: FROM, offset: getOffset(readClock, FROM) }]
  for (let at = FROM; at < TO; at += STEP_MS) {
    const before = changes.at(-1)?.offset
    const offset = getOffset(readClock, at + STEP_MS)
    if (offset === before) continue
    let change = at
    for (let step = STEP_MS / 2; step >= HOUR_MS / 2; step /= 2) {
      if (getOffset(readClock, change + step) === before) change += step
    }
    changes.push({ at: change, offset })
  }
  return changes
}

test.each([
  // Forward at midnight: the day has no 00:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00Z'],
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
  // Back at midnight, and back to it: the day has two.
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z'],
  // Skipped as a whole.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('%s in %s starts at %s', (day, zone, start) => {
  expect(startOfDay(day, zone)).toBe(Date.parse(start))
})

test('a day starts with its first millisecond in every time zone, from 2024 to 2030', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  expect(zones.length).toBeGreaterThan(300)
  // Many zones have the same clock: one of them stands for all.
  const clocks = new Map(zones.map((zone) => [JSON.stringify(findClockChanges(zone)), zone]))
  const wrong: string[] = []
  for (const [changes, zone] of clocks) {
    const readClock = createZoneClock(zone)
    const dayAt = (at: number): string => Object.values(readClock(at)).slice(0, 3).join('-')
    // Days differ around a change of the clock only.
    const at = (JSON.parse(changes) as ReturnType<typeof findClockChanges>).map((change) => change.at)
    const days = new Set(at.flatMap((change) => [-1, 0, 1].map((count) => addDays(dayAt(change), count))))
    for (const day of days) {
      const start = startOfDay(day, zone)
      if (dayAt(start) !== day || dayAt(start - 1) !== addDays(day, -1)) wrong.push(`${day} ${zone}`)
    }
  }
  expect(wrong).toEqual([])
  expect(clocks.size).toBeGreaterThan(50)
})
