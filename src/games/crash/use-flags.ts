import { useMemo } from 'react'
import { useMoney } from '../../format/use-money.ts'
import { minor } from '#domain/money/money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import type { Flag } from './draw-flight.ts'
import { getPlayerCashOuts } from './flight.ts'
import type { CrashBetLine } from './merge-bets.ts'

/** The flags of the player's cash-outs, with multiplier and net; with two bets in the round each has its number. */
export function useFlags(bets: readonly CrashBetLine[]): Flag[] {
  const money = useMoney()
  const multiplier = useMultiplier()
  return useMemo(() => {
    const isNumbered = bets.filter(({ isOwn }) => isOwn).length > 1
    return getPlayerCashOuts(bets).map(({ slot, ms, multiplier: out, bet: { amount, payout, currency } }) => {
      const isGain = payout > amount
      const net = money(minor(Math.abs(payout - amount)), currency)
      const number = isNumbered ? `${slot} · ` : ''
      return { ms, text: `${number}${multiplier(out)} ${isGain ? '+' : payout < amount ? '−' : ''}${net}`, isGain }
    })
  }, [bets, money, multiplier])
}
