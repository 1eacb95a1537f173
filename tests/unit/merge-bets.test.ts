import { describe, expect, it, test } from 'vitest'
import { type CrashBetLine, getCrashResults, isSameBet, mergeBets } from '#src/games/crash/merge-bets.ts'
import type { CrashBetRow } from '#src/games/crash/use-crash-table.ts'
import type { CrashState } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'

type Bet = CrashState['bets'][number]

function bet(id: string, overrides: Partial<Bet> = {}): Bet {
  const money = { amount: minor(100), worth: minor(100), currency: 'RUB', payout: minor(0) } as const
  return { id, player: 'Ai••', multiplier: null, ...money, ...overrides }
}

function playerBet(id: string, slot: 1 | 2, rest: Partial<CrashBetRow> = {}): CrashBetRow {
  return {
    id,
    playerId: '1',
    game: 'crash',
    at: 0,
    key: null,
    lastKey: null,
    amount: minor(100),
    currency: 'RUB',
    payout: minor(0),
    status: 'open',
    roundId: 'r1',
    bet: { slot, auto_cash_out: null },
    state: { multiplier: null, point: null },
    ...rest,
  }
}

const round: CrashState['round'] = { phase: 'running', id: 'r1', starts_at: 0 }

describe('the bets of a round', () => {
  it('the player’s own bets come first by slot, also one too small for the list of the largest', () => {
    const shown = mergeBets({ round, bets: [bet('a'), bet('mine')] }, [playerBet('tiny', 2), playerBet('mine', 1)])
    expect(shown.map(({ id, isCurrentPlayer }) => [id, isCurrentPlayer])).toEqual([
      ['mine', true],
      ['tiny', true],
      ['a', false],
    ])
  })

  it('bets of another round, waiting bets and cancelled bets are not listed', () => {
    const bets = [
      playerBet('old', 1, { roundId: 'r0', status: 'settled' }),
      playerBet('next', 1, { roundId: null, status: 'waiting' }),
      playerBet('gone', 2, { status: 'cancelled' }),
    ]
    expect(mergeBets({ round, bets: [bet('gone'), bet('a')] }, bets).map(({ id }) => id)).toEqual(['a'])
  })

  it('the player’s own cash-out is shown before the list of the round has it', () => {
    const state = { multiplier: 150, point: null }
    const [first] = mergeBets({ round, bets: [bet('mine')] }, [
      playerBet('mine', 1, { status: 'settled', payout: minor(150), state }),
    ])
    expect(first).toMatchObject({ multiplier: 150, payout: 150 })
  })

  it('the list is empty until the operator has sent the round', () => {
    expect(mergeBets(null, [playerBet('mine', 1)])).toEqual([])
  })
})

test.each([
  { amount: minor(2) },
  { payout: minor(2) },
  { multiplier: 200 },
  { currency: 'USD' },
  { player: 'Bo••' },
  { isCurrentPlayer: true },
  { slot: 2 },
] satisfies Partial<CrashBetLine>[])('a crash bet is rendered again after a change: %o', (change) => {
  const bet: CrashBetLine = {
    id: 'a',
    player: 'Ai••',
    amount: minor(1),
    currency: 'RUB',
    multiplier: null,
    payout: minor(0),
    isCurrentPlayer: false,
    slot: null,
  }
  expect([isSameBet(bet, { ...bet }), isSameBet(bet, { ...bet, ...change })]).toEqual([true, false])
})

describe('the results of the player', () => {
  it('are those of settled bets: neither a bet in play nor a cancelled one has any', () => {
    const statuses = ['cancelled', 'settled', 'open', 'waiting', 'settled'] as const
    const bets = statuses.map((status, id) => ({ id, status }))
    expect(getCrashResults(bets).map(({ id }) => id)).toEqual([1, 4])
  })
})
