import type { SharedBetRow } from '#db/view.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { isUnrevealed } from './unrevealed-rounds.ts'

type Bet = SharedBetRow<'rooms'>

/** The total result of all the player's stakes in a round, with the keys of all of them, the first one first. */
export type PlayerRoomResult = {
  id: string
  key: string | null
  keys: readonly string[]
  amount: Minor
  payout: Minor
  currency: Bet['currency']
}

/**
 * The results of the player's rounds in a room, newest first, from the bets, newest first. A round whose stakes have not
 * all been settled, or whose outcome must not be shown yet, has none.
 */
export function getRoomResults(bets: readonly Bet[], now: Parameters<typeof isUnrevealed>[1]): PlayerRoomResult[] {
  const stakes = bets.filter(({ status }) => status !== 'cancelled')
  const roundIds = new Set(stakes.map(({ roundId }) => roundId))
  return [...roundIds].flatMap((id) => {
    const all = stakes.filter(({ roundId }) => roundId === id).toReversed()
    const [first] = all
    if (id === null || !first || isUnrevealed(first, now) || !all.every(({ status }) => status === 'settled')) return []
    const sum = (pick: (bet: Bet) => number) => minor(all.reduce((total, bet) => total + pick(bet), 0))
    return [
      {
        id,
        key: first.key,
        keys: all.flatMap(({ key }) => key ?? []),
        amount: sum(({ amount }) => amount),
        payout: sum(({ payout }) => payout),
        currency: first.currency,
      },
    ]
  })
}
