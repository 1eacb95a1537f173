import { afterEach } from 'vitest'
import { postSportBet } from '#endpoints/betting.ts'
import { getProtection, setLimit, takeBreak } from '#endpoints/protection.ts'
import { crash, duel, rooms } from '#endpoints/shared-rounds/endpoints.ts'
import { joinTournament } from '#endpoints/tournaments.ts'
import { oddsToDecimal, toOdds } from '#domain/betting/odds.ts'
import type { CoinSide } from '#domain/games/coinflip.ts'
import type { LimitKind, LimitPeriod } from '#domain/protection/limits.ts'
import { good, key, type useMoneyOperator } from './money.ts'

export { DAY_MS, HOUR_MS } from './durations.ts'

/** The protection of players over HTTP, and a bet of each game for its guards and sums. */
export function useProtectionCalls(casino: ReturnType<typeof useMoneyOperator>) {
  const { call } = casino
  const money = { currency: 'RUB' as const }

  // A stake that a test leaves in the room would join the next one's round.
  afterEach(async () => void (await casino.control.roomEnd({ room: 'red' })))

  async function protection(token: string) {
    return good(await call(getProtection, { token }))
  }

  return {
    casino,
    protection,
    async limit(token: string, kind: LimitKind, period: LimitPeriod) {
      const { limits } = await protection(token)
      const found = limits.find((each) => each?.kind === kind && each.period === period)
      if (!found) throw new Error(`no limit ${kind} ${period}`)
      return found
    },
    setLimit: (token: string, kind: LimitKind, period: LimitPeriod, amount: string | null) =>
      call(setLimit, { token, params: { kind, period }, body: { amount } }),
    async takeBreak(token: string, ms: number) {
      const until = new Date(Date.now() + ms).toISOString()
      good(await call(takeBreak, { token, body: { until } }))
      return until
    },
    passTime: (email: string, ms: number) => casino.control.passProtectionTime({ email, ms }),

    /** One bet of each game that has stakes, by its name. */
    bets: {
      dice: (token: string, amount: string) => casino.bet(token, amount),
      async crash(token: string, amount: string) {
        const bet = { slot: 1 as const, auto_cash_out: null }
        return call(crash.bet, { token, key: key(), body: { amount, ...money, bet } })
      },
      async rooms(token: string, amount: string) {
        const { id, hash } = await casino.control.roomRound({ room: 'red' })
        const bet = { room: 'red' as const, round: String(id), server_seed_hash: hash }
        return call(rooms.bet, { token, key: key(), body: { amount, ...money, bet } })
      },
      async duel(token: string, amount: string, side: CoinSide = 'heads') {
        const bet = { kind: 'create' as const, side }
        return call(duel.bet, { token, key: key(), body: { amount, ...money, bet } })
      },
      async betting(token: string, amount: string, ends: 'won' | 'lost' | 'void' = 'lost') {
        const [found] = casino.control.bettingFind({ ends })
        if (!found) throw new Error(`nothing ends ${ends}`)
        const { event, market, outcome } = found
        const selections = [{ event, market, outcome, odds: oddsToDecimal(toOdds(found.odds)), live: false }]
        const body = { kind: 'single' as const, selections, amount, ...money, accept: 'any' as const }
        return call(postSportBet, { token, key: key(), body })
      },
    },
    join: (token: string, tournament: string) => call(joinTournament, { token, key: key(), body: { tournament } }),
  }
}
