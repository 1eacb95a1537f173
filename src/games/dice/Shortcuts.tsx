import { atom, useAtom } from 'jotai'
import { useId } from 'react'
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
  const id = useId()
  const [on, setOn] = useAtom(onAtom)
  useShortcuts(on, act)
  return (
    <details className={styles.panel}>
      <summary>{intl.formatMessage({ id: 'dice.shortcuts' })}</summary>
      <label className={styles.switch}>
        <span id={id}>{intl.formatMessage({ id: 'dice.shortcutsOn' })}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
        />
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
