import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { deviceSwitch } from '../settings/device-switch.ts'
import styles from './panels.module.css'
import { type Key, useShortcuts } from './use-shortcuts.ts'

const onAtom = deviceSwitch('shortcuts')

export type Shortcut = Key & { label: MessageKey }

/** The panel of keyboard shortcuts, off until the player turns them on. */
type Props = { keys: readonly Shortcut[]; held: boolean; note: MessageKey }

export function Shortcuts({ keys, held, note }: Props) {
  const intl = useIntl()
  const [on, setOn] = useAtom(onAtom)
  useShortcuts(on && !held, keys)
  return (
    <details className={styles.panel}>
      <summary>{intl.formatMessage({ id: 'bet.shortcuts' })}</summary>
      <label className={styles.switch}>
        <span>{intl.formatMessage({ id: 'bet.shortcutsOn' })}</span>
        {/* eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has it built in */}
        <input type="checkbox" role="switch" checked={on} onChange={(event) => setOn(event.target.checked)} />
      </label>
      <dl className={styles.keys} data-on={on}>
        {keys.map(({ code, label }) => (
          <div key={code}>
            <dt>
              <kbd>{code === 'Space' ? intl.formatMessage({ id: 'bet.shortcuts.space' }) : nameOf(code)}</kbd>
            </dt>
            <dd>{intl.formatMessage({ id: label })}</dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage({ id: note })}</p>
    </details>
  )
}

const SIGNS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** The label of the key: "A" for KeyA, "1" for Digit1. */
function nameOf(code: string): string {
  return SIGNS[code] ?? code.replace(/^(Key|Digit)/, '')
}
