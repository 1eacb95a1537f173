import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { LimitForm } from './LimitForm.tsx'
import type { LimitChange, LimitState } from './limit-state.ts'
import { PendingRise } from './PendingRise.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

type Props = { limit: LimitState; currency: Currency; raiseAfterHours: number }

/** One limit: what is used of it, a pending rise, and the forms that lower and raise it. */
export function LimitLine({ limit, currency, raiseAfterHours }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const needsNetwork = useNeedsNetwork()
  const line = useRef<HTMLLIElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const isSet = limit.amount !== null
  // Who opens a limit that is not set wants to set it.
  const [change, setChange] = useState<LimitChange | null>(isSet ? null : 'set')
  const [wasOpen, setWasOpen] = useState(false)
  // What had the focus, the button or the form, is gone.
  useEffect(() => {
    if (change !== null) line.current?.querySelector('input')?.focus()
    else if (wasOpen) actions.current?.querySelector('button')?.focus()
  }, [wasOpen, change])
  const changes: readonly LimitChange[] = isSet ? ['lower', 'raise'] : ['set']
  const period = formatMessage({ id: `protection.period.${limit.period}` })

  function open(next: LimitChange | null): void {
    setWasOpen(change !== null)
    setChange(next)
  }

  return (
    <li ref={line} className={isSet || change !== null ? undefined : styles.unset}>
      <h4 id={`${id}-period`}>{period}</h4>
      <Used limit={limit} currency={currency} />
      <output className={styles.state}>{limit.isLocal && <FormattedMessage id="limits.local" />}</output>
      {limit.pending && (
        <PendingRise limit={limit} pending={limit.pending} currency={currency} labelId={`${id}-period`} />
      )}
      {change === null ? (
        <>
          <div ref={actions} className={styles.pair}>
            {changes.map((each) => {
              const isDisabled = each === 'raise' && needsNetwork !== undefined
              return (
                <Button
                  key={each}
                  aria-disabled={isDisabled}
                  aria-describedby={`${id}-period ${id}-reason`}
                  onClick={() => open(each)}
                >
                  <FormattedMessage id={`limits.${each}`} />
                </Button>
              )
            })}
          </div>
          <p id={`${id}-reason`} className={profile.hint}>
            {isSet && needsNetwork !== undefined && <FormattedMessage id="limits.raise.offline" />}
          </p>
        </>
      ) : (
        <LimitForm
          limit={limit}
          change={change}
          currency={currency}
          raiseAfterHours={raiseAfterHours}
          onClose={() => open(null)}
        />
      )}
    </li>
  )
}

function Used({ limit: { amount, used, resetsAt, isKnown }, currency }: Pick<Props, 'limit' | 'currency'>) {
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const usedText = money(used, currency)
  return (
    <div className={styles.used}>
      {amount === null ? (
        <p>
          <FormattedMessage id={isKnown ? 'limits.none' : 'limits.unknown'} values={{ used: usedText }} />
        </p>
      ) : (
        <Progress value={used ?? 0} most={amount}>
          <FormattedMessage id="limits.used" values={{ used: usedText, limit: money(amount, currency) }} />
        </Progress>
      )}
      {amount !== null && resetsAt !== null && (
        <p className={profile.hint}>
          <FormattedMessage id="protection.renews" values={{ at: formatDateTime(resetsAt) }} />
        </p>
      )}
    </div>
  )
}
