import { useIntl } from 'react-intl'
import { BONUS_TIMERS, type BonusTimer } from '#domain/money/bonus-timers.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { TimeUntil } from '../../format/TimeUntil.tsx'
import { useOfferTimer } from './use-offer-timer.ts'

/** The time left for an offer; reserves its space until the timer starts. */
export function OfferTimer({ timer, label }: { timer: BonusTimer; label: MessageKey }) {
  const { formatMessage } = useIntl()
  return (
    <TimeUntil label={formatMessage({ id: label })} until={useOfferTimer(timer)} longest={BONUS_TIMERS[timer].lifeMs} />
  )
}
