import { FormattedMessage } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { LIMIT_PERIODS, type LimitKind } from '#domain/protection/limits.ts'
import type { Protection } from '../../../protection/use-protection.ts'
import { getLimitState } from './limit-state.ts'
import { LimitLine } from './LimitLine.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

type Props = { kind: LimitKind; currency: Currency; protection: Protection }

/** The limits of one kind for all periods; the lowest binds. */
export function LimitCard({ kind, currency, protection }: Props) {
  return (
    <ProtectionCard title={`protection.kind.${kind}`}>
      <p className={profile.hint}>
        <FormattedMessage id={`limits.about.${kind}`} />
      </p>
      <ul className={styles.lines}>
        {LIMIT_PERIODS.map((period) => (
          <LimitLine
            key={period}
            limit={getLimitState({ kind, period }, protection)}
            currency={currency}
            raiseAfterHours={protection.rules.raiseAfterHours}
          />
        ))}
      </ul>
    </ProtectionCard>
  )
}
