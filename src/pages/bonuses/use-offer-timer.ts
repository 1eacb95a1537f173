import { useEffect } from 'react'
import type { BonusTimer } from '#domain/money/bonus-timers.ts'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import { commands } from '../../data/commands.ts'
import { useAppState } from '../../data/queries.ts'

/**
 * When an offer's timer ends, ms of server time; null while it is not running. Showing the offer starts the timer, and
 * starts it again if it has run out.
 */
export function useOfferTimer(timer: BonusTimer): number | null {
  const endsAt = useAppState('timers')?.ends[timer] ?? null
  const over = useSecondsUntil(endsAt ?? 0) === 0
  useEffect(() => {
    if (over) void commands.bonuses.startTimer({ timer })
  }, [over, timer])
  return over ? null : endsAt
}
