import { FormattedMessage } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { PendingLimit } from '#domain/protection/limits.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { commands } from '../../../data/commands.ts'
import { useDoing } from '../../../forms/use-doing.ts'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { joinWords } from '../../../protection/join-words.ts'
import { Button } from '../../../ui/Button.tsx'
import type { LimitState } from './limit-state.ts'
import styles from './limits.module.css'

type Props = { limit: LimitState; pending: PendingLimit; currency: Currency; labelId: string }

/** A higher limit, or none, that waits for its time and then for the player's confirmation. */
export function PendingRise({ limit: { kind, period }, pending, currency, labelId }: Props) {
  const money = useMoney()
  const formatDateTime = useFormatDateTime()
  const needsNetwork = useNeedsNetwork()
  const isDue = useServerNow() >= pending.from
  const { doing, failure, run } = useDoing()
  const isDisabled = needsNetwork !== undefined
  const isConfirmable = isDue && pending.needsConfirmation
  const values = {
    change: pending.amount === null ? 'remove' : 'raise',
    amount: money(pending.amount, currency),
    at: joinWords(formatDateTime(pending.from)),
    state: pending.needsConfirmation ? (isDue ? 'due' : 'waits') : 'alone',
  }
  const answer = (send: 'confirmLimit' | 'cancelLimitChange') =>
    void run(() => commands.protection[send]({ kind, period }))
  return (
    <div className={styles.pending}>
      <p>
        <FormattedMessage id="limits.pending" values={values} />
      </p>
      <div className={styles.pair}>
        <Button
          aria-disabled={isDisabled}
          aria-describedby={labelId}
          busy={doing}
          onClick={() => answer('cancelLimitChange')}
        >
          <FormattedMessage id="limits.pending.cancel" />
        </Button>
        {isConfirmable && (
          <Button
            aria-disabled={isDisabled}
            aria-describedby={labelId}
            busy={doing}
            onClick={() => answer('confirmLimit')}
          >
            <FormattedMessage id="limits.pending.confirm" />
          </Button>
        )}
      </div>
      <p role="alert" className={styles.problem}>
        {failure ?? needsNetwork}
      </p>
    </div>
  )
}
