import { describe, expect, test } from 'vitest'
import { COIN_LANDING_MS } from '#src/games/coinflip/flight.ts'
import { getFlipResults, getRevealed, getRevealAt } from '#src/games/duels/unrevealed-flips.ts'
import { hasUnrevealedStake, isUnrevealed } from '#src/games/rooms/unrevealed-rounds.ts'

/** When the page of a live game may show the result of the player's own bet. */

describe('the result of a duel', () => {
  const bet = (flipsAt: number | null, status: 'settled' | 'open' = 'settled') => {
    const draw = { result: 'heads', server_seed: '', client_seed: '', flips_at: flipsAt ?? 0 } as const
    const state = { duel: String(flipsAt), side: 'heads', server_seed_hash: '' } as const
    return { status, state: { ...state, draw: flipsAt === null ? null : draw } }
  }
  const [flying, before] = [bet(5_000), bet(1_000)]

  test('is revealed once the coin has landed, and with reduced motion when it is thrown', () => {
    expect([getRevealAt(flying, false), getRevealAt(flying, true)]).toEqual([5_000 + COIN_LANDING_MS, 5_000])
    expect([getRevealAt(bet(5_000, 'open'), false), getRevealAt(bet(null), false)]).toEqual([null, null])
  })

  test('of the previous flip stays until the coin lands, whatever other flip is shown', () => {
    const bets = [flying, before]
    expect(getRevealed(bets, 5_000 + COIN_LANDING_MS, false)[0]).toBe(before)
    expect(getRevealed(bets, null, false)[0]).toBe(flying)
    expect(getRevealed([flying], 5_000 + COIN_LANDING_MS, false)).toEqual([])
  })

  test('is none for a duel that no one joined', () => {
    const returned = bet(null)
    expect(getRevealed([returned, before], null, false)).toEqual([returned, before])
    expect(getFlipResults([returned, before])).toEqual([before])
  })
})

describe('the result of a room', () => {
  const of = (roundId: string, status: 'settled' | 'open' | 'cancelled') => ({ roundId, status })

  test('is not revealed while the ring turns, nor before the room has reported the draw', () => {
    const now = { turningId: '1', openId: '2' }
    expect(['0', '1', '2'].map((id) => isUnrevealed(of(id, 'settled'), now))).toEqual([false, true, true])
    expect(isUnrevealed(of('2', 'cancelled'), now)).toBe(false)
  })

  test('does not change the balance from the time of the draw until the ring stops', () => {
    const rest = { turningId: null, openId: '2', isDue: false }
    expect(hasUnrevealedStake([of('2', 'open')], rest)).toBe(false)
    expect(hasUnrevealedStake([of('2', 'open')], { ...rest, isDue: true })).toBe(true)
    expect(hasUnrevealedStake([of('2', 'settled')], rest)).toBe(true)
    expect(hasUnrevealedStake([of('2', 'settled')], { ...rest, turningId: '2', openId: '3' })).toBe(true)
    expect(hasUnrevealedStake([of('2', 'settled')], { ...rest, openId: '3' })).toBe(false)
    expect(hasUnrevealedStake([of('1', 'settled')], { ...rest, isDue: true })).toBe(false)
  })
})
