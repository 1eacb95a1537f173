import { useMemo } from 'react'
import { useMoney } from '../../format/use-money.ts'
import { changeText } from '../table/change.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import type { Flag } from './draw-flight.ts'
import { getPlayerCashOuts } from './flight.ts'
import type { CrashBetLine } from './merge-bets.ts'

/** The flags of the player's cash-outs, with multiplier and net; with two bets in the round each has its number. */
export function useFlags(bets: readonly CrashBetLine[]): Flag[] {
  const money = useMoney()
  const multiplier = useMultiplier()
  return useMemo(() => {
    const isNumbered = bets.filter(({ isOwn }) => isOwn).length > 1
    return getPlayerCashOuts(bets).map(({ slot, ms, multiplier: out, bet }) => {
      const number = isNumbered ? `${slot} · ` : ''
      return { ms, text: `${number}${multiplier(out)} ${changeText(bet, money)}`, isGain: getOutcome(bet) === 'win' }
    })
  }, [bets, money, multiplier])
}
