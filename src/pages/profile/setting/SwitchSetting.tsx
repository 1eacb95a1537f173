import { useIntl } from 'react-intl'
import { CheckField } from '../../../ui/Field.tsx'
import { Saved } from './Saved.tsx'
import { useSetting } from './use-setting.ts'
import styles from './setting.module.css'

const TEXTS = {
  isAvatarHidden: { label: 'setting.hideAvatar', about: 'setting.hideAvatar.about' },
  isStatisticsHidden: { label: 'setting.hideStatistics', about: 'setting.hideStatistics.about' },
} as const

type Props = { name: keyof typeof TEXTS; on: boolean }

/** A switch for what other players can see of the player. */
export function SwitchSetting({ name, on }: Props) {
  const { formatMessage } = useIntl()
  const { value, state, choose } = useSetting(name, on)
  const { label, about } = TEXTS[name]
  return (
    <div className={styles.setting}>
      <CheckField
        label={formatMessage({ id: label })}
        name={name}
        checked={value}
        problem={undefined}
        onCheck={(checked) => void choose(checked)}
      />
      <p className={styles.about}>{formatMessage({ id: about })}</p>
      <Saved state={state} />
    </div>
  )
}
