import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { BONUS_TIMERS, type BonusTimer } from '#domain/money/bonus-timers.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { TimeUntil } from '../../format/TimeUntil.tsx'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import { commands } from '../../data/commands.ts'
import { useAppState } from '../../data/queries.ts'

/** The time left for an offer; reserves its space until the timer starts. */
export function OfferTimer({ timer, label }: { timer: BonusTimer; label: MessageKey }) {
  const { formatMessage } = useIntl()
  return (
    <TimeUntil label={formatMessage({ id: label })} until={useOfferTimer(timer)} longest={BONUS_TIMERS[timer].lifeMs} />
  )
}

/**
 * When an offer's timer ends, ms of server time; null while it is not running. Showing the offer starts the timer, and
 * starts it again if it has run out.
 */
function useOfferTimer(timer: BonusTimer): number | null {
  const endsAt = useAppState('timers')?.ends[timer] ?? null
  const over = useSecondsUntil(endsAt ?? 0) === 0
  useEffect(() => {
    if (over) void commands.bonuses.startTimer({ timer })
  }, [over, timer])
  return over ? null : endsAt
}
