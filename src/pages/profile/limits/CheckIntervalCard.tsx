import { FormattedMessage, useIntl } from 'react-intl'
import type { ProtectionRow } from '../../../../worker/db/view.ts'
import { getInterval, getIntervals } from '#domain/protection/reality-check.ts'
import type { ProtectionRules } from '#domain/protection/rules.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { commands } from '../../../data/commands.ts'
import { useDoing } from '../../../forms/use-doing.ts'
import { RealityCheckInterval } from '../../../protection/RealityCheckInterval.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

const NONE = 'none'

type Props = { known: ProtectionRow | null; rules: ProtectionRules }

/** How often a reality check comes: as the operator has it, or else as it is set on this device. */
export function CheckIntervalCard({ known, rules }: Props) {
  return (
    <ProtectionCard title="limits.check">
      <p className={profile.hint}>
        <FormattedMessage id="limits.check.about" />
      </p>
      <div className={styles.field}>
        {known ? <Interval known={known} rules={rules} /> : <RealityCheckInterval label="limits.check.interval" />}
      </div>
    </ProtectionCard>
  )
}

function Interval({ known, rules }: { known: ProtectionRow; rules: ProtectionRules }) {
  const { formatMessage } = useIntl()
  const { failure, run } = useDoing()
  const needsNetwork = useNeedsNetwork()
  const { realityCheckMaxMinutes: longest, maySwitchOffRealityCheck } = rules
  const { realityCheckMinutes: minutes } = known
  const value = minutes === null && maySwitchOffRealityCheck ? NONE : String(getInterval(longest, minutes))
  const intervals = getIntervals(longest).map(String)
  const options = [
    ...(intervals.includes(value) || value === NONE ? intervals : [value, ...intervals]),
    ...(maySwitchOffRealityCheck ? [NONE] : []),
  ]

  function choose(chosen: string): void {
    void run(() => commands.protection.setRealityCheck({ minutes: chosen === NONE ? null : Number(chosen) }))
  }

  return (
    <SelectField
      label={formatMessage({ id: 'limits.check.interval' })}
      name="realityCheck"
      value={value}
      problem={failure ?? undefined}
      {...(needsNetwork !== undefined && { hint: needsNetwork })}
      options={options.map((option) => ({
        value: option,
        text:
          option === NONE
            ? formatMessage({ id: 'limits.check.none' })
            : formatMessage({ id: 'limits.check.minutes' }, { minutes: Number(option) }),
      }))}
      onChoose={choose}
    />
  )
}
