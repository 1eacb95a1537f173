import { FormattedMessage, useIntl } from 'react-intl'
import { getInterval, getIntervals } from '#domain/protection/reality-check.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { useDoing } from '../../../forms/use-doing.ts'
import { RealityCheckInterval } from '../../../protection/RealityCheckInterval.tsx'
import type { Protection } from '../../../protection/use-protection.ts'
import { SelectField } from '../../../ui/Field.tsx'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

const NONE = 'none'

type Props = { protection: Protection }

/** How often a reality check comes: as the operator has it, or else as it is set on this device. */
export function CheckIntervalCard({ protection }: Props) {
  return (
    <ProtectionCard title="limits.check">
      <p className={profile.hint}>
        <FormattedMessage id="limits.check.about" />
      </p>
      <div className={styles.field}>
        {protection.known ? (
          <Interval protection={protection} />
        ) : (
          <RealityCheckInterval label="limits.check.interval" />
        )}
      </div>
      <output className={styles.state}>{protection.checks.isLocal && <FormattedMessage id="limits.local" />}</output>
    </ProtectionCard>
  )
}

/** A shorter interval is stored at once; a longer one needs a connection. */
function Interval({ protection: { checks, rules } }: Props) {
  const { formatMessage } = useIntl()
  const { failure, run } = useDoing()
  const reachable = useReachable()
  const { realityCheckMaxMinutes: longest, maySwitchOffRealityCheck } = rules
  const { minutes } = checks
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
      {...(!reachable && { hint: formatMessage({ id: 'limits.check.offline' }) })}
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
