import { describe, expect, test } from 'vitest'
import { LANDING_MS } from '../../src/games/coinflip/flight.ts'
import { getNewestTold, getTellAt } from '../../src/games/duels/untold.ts'
import { hasUntoldStake, isUntold } from '../../src/games/rooms/untold.ts'

/** When the page of a game played together may say what came of the player's own bet. */

describe('a coinflip between players', () => {
  const bet = (flipsAt: number | null, status: 'settled' | 'open' = 'settled') => {
    const draw = { result: 'heads', server_seed: '', client_seed: '', flips_at: flipsAt ?? 0 } as const
    const state = { duel: String(flipsAt), side: 'heads', server_seed_hash: '' } as const
    return { status, state: { ...state, draw: flipsAt === null ? null : draw } }
  }
  const [flying, before] = [bet(5_000), bet(1_000)]

  test('is told once the coin lies, with less motion when it is thrown', () => {
    expect([getTellAt(flying, false), getTellAt(flying, true)]).toEqual([5_000 + LANDING_MS, 5_000])
    expect([getTellAt(bet(5_000, 'open'), false), getTellAt(bet(null), false)]).toEqual([null, null])
  })

  test('leaves the result of the one before while it flies, whatever other flip is on the stage', () => {
    const bets = [flying, before]
    expect(getNewestTold(bets, 5_000 + LANDING_MS, false)).toBe(before)
    expect(getNewestTold(bets, null, false)).toBe(flying)
    expect(getNewestTold([flying], 5_000 + LANDING_MS, false)).toBeNull()
  })
})

describe('a room', () => {
  const of = (roundId: string, status: 'settled' | 'open' | 'cancelled') => ({ roundId, status })

  test('does not tell a round while its ring turns, nor before the room has reported the draw', () => {
    const now = { turningId: '1', openId: '2' }
    expect(['0', '1', '2'].map((id) => isUntold(of(id, 'settled'), now))).toEqual([false, true, true])
    expect(isUntold(of('2', 'cancelled'), now)).toBe(false)
  })

  test('lets the balance stand from the time of the draw until the ring rests', () => {
    const rest = { turningId: null, openId: '2', isDue: false }
    expect(hasUntoldStake([of('2', 'open')], rest)).toBe(false)
    expect(hasUntoldStake([of('2', 'open')], { ...rest, isDue: true })).toBe(true)
    expect(hasUntoldStake([of('2', 'settled')], rest)).toBe(true)
    expect(hasUntoldStake([of('2', 'settled')], { ...rest, turningId: '2', openId: '3' })).toBe(true)
    expect(hasUntoldStake([of('2', 'settled')], { ...rest, openId: '3' })).toBe(false)
    expect(hasUntoldStake([of('1', 'settled')], { ...rest, isDue: true })).toBe(false)
  })
})
