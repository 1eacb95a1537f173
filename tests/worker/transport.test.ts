import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { useWorld } from './support/world.ts'

const HOUR_MS = 3_600_000
const LOBBY = { endpoint: 'getLobby' }
/** A `Date` header is exact to the second. */
const DOUBT_MS = 60_000

describe('the answers to a call', () => {
  const world = useWorld()

  const reply = (status: number, headers: Record<string, string> = {}, times = 0): Promise<number> =>
    world.control.fault({ match: LOBBY, kind: 'reply', status, headers, times })
  async function getRetryAt(): Promise<number | undefined> {
    const tab = await world.open()
    const answer = await tab.commands.lobby.refreshHome()
    return answer.ok ? undefined : answer.error.retryAt
  }

  test.each([
    ['seconds', 429],
    ['seconds', 503],
    ['a date', 429],
    ['a date', 503],
  ] as const)('Retry-After in %s of a %i says when to try again', async (form, status) => {
    const after = form === 'seconds' ? '3600' : new Date(Date.now() + HOUR_MS).toUTCString()
    await reply(status, { 'retry-after': after })
    expect(Math.abs(((await getRetryAt()) ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(DOUBT_MS)
  })

  test('a date is one of the operator’s clock, not of the device’s', async () => {
    await world.control.skewClock(24 * HOUR_MS)
    await reply(429, { 'retry-after': new Date(Date.now() + 25 * HOUR_MS).toUTCString() })
    const retryAt = (await getRetryAt()) ?? 0
    const clock = await until('the clock', () => world.db.facts.get('clock'))
    const left = retryAt - Date.now() - (clock?.id === 'clock' ? clock.offset : 0)
    expect(Math.abs(left - HOUR_MS)).toBeLessThan(DOUBT_MS)
  })

  test.each(['soon', '', 'Infinity'])('Retry-After that says nothing is no wait: %j', async (after) => {
    await reply(429, { 'retry-after': after })
    expect(await getRetryAt()).toBeUndefined()
  })
})
