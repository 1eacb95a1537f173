import type { Children } from '../../../ui/children.ts'
import styles from './switch.module.css'

type Props = { label: Children; isOn: boolean; onSwitch: (isOn: boolean) => void }

/** A switch with its label beside it; the label switches too. */
export function Switch({ label, isOn, onSwitch }: Props) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has it built in */}
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
    </label>
  )
}
