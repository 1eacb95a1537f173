import { atom, useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import styles from './panels.module.css'
import { type Shortcut, useShortcuts } from './use-shortcuts.ts'

const onAtom = atom(false)

const KEYS = [
  { key: null, id: 'dice.roll' },
  { key: 'A', id: 'dice.shortcuts.half' },
  { key: 'S', id: 'dice.shortcuts.double' },
  { key: 'D', id: 'dice.shortcuts.direction' },
] as const

/** The keys that play without the mouse: off until the player wants them. */
export function Shortcuts({ act }: { act: (shortcut: Shortcut) => void }) {
  const intl = useIntl()
  const [on, setOn] = useAtom(onAtom)
  useShortcuts(on, act)
  return (
    <details className={styles.panel}>
      <summary>{intl.formatMessage({ id: 'dice.shortcuts' })}</summary>
      <label className={styles.switch}>
        <span>{intl.formatMessage({ id: 'dice.shortcutsOn' })}</span>
        {/* eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells it by itself */}
        <input type="checkbox" role="switch" checked={on} onChange={(event) => setOn(event.target.checked)} />
      </label>
      <dl className={styles.keys} data-on={on}>
        {KEYS.map(({ key, id: text }) => (
          <div key={text}>
            <dt>
              <kbd>{key ?? intl.formatMessage({ id: 'dice.shortcuts.space' })}</kbd>
            </dt>
            <dd>{intl.formatMessage({ id: text })}</dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage({ id: 'dice.shortcuts.note' })}</p>
    </details>
  )
}
