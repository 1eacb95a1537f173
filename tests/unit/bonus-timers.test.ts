import { describe, expect, it } from 'vitest'
import { BONUS_TIMERS, readTimerCookie, timerEnd } from '#domain/money/bonus-timers.ts'
import { COOKIES } from '#domain/wire/cookies.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000

describe('the timers of bonus offers', () => {
  it('run for 3 and 7 days, as long as their cookies', () => {
    expect(BONUS_TIMERS.guest).toEqual({ lifeMs: 3 * DAY, cookie: 'regDepBonusExpireDate' })
    expect(BONUS_TIMERS.welcomePack).toEqual({ lifeMs: 7 * DAY, cookie: 'welcomePackTimestamp' })
    for (const { lifeMs, cookie } of Object.values(BONUS_TIMERS)) expect(COOKIES[cookie].maxAge * 1_000).toBe(lifeMs)
  })

  it.each([
    ['never kept', null, NOW + 3 * DAY],
    ['kept and running', NOW + 1, NOW + 1],
    ['kept for its whole life', NOW + 3 * DAY, NOW + 3 * DAY],
    ['passed this moment', NOW, NOW + 3 * DAY],
    ['passed long ago', 0, NOW + 3 * DAY],
    ['further off than it runs', NOW + 3 * DAY + 1, NOW + 3 * DAY],
  ])('go on as stored or start again: %s', (_what, stored, end) => {
    expect(timerEnd('guest', stored, NOW)).toBe(end)
  })

  it.each([
    [undefined, null],
    ['', null],
    ['soon', null],
    ['1800000000000', NOW],
    ['2027-01-15T08:00:00.000Z', NOW],
    ['9'.repeat(40), null],
    ['<script>', null],
  ])('are read from the cookie %j as %s', (text, value) => {
    expect(readTimerCookie(text)).toBe(value)
  })
})
