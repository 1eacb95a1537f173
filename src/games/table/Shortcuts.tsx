import { createContext, type ReactElement, use, useEffect, useEffectEvent } from 'react'
import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { deviceSwitch } from './settings/device-switch.ts'
import { Switch } from './settings/Switch.tsx'
import styles from './panels.module.css'

const onAtom = deviceSwitch('shortcuts')

/** `presses`: the names of the buttons that the key presses, where they are not its label. */
export type Shortcut = Key & { label: MessageKey; presses?: readonly MessageKey[] }

export type TableShortcuts = { keys: readonly Shortcut[]; on: boolean; setOn: (on: boolean) => void; note: MessageKey }

/** The shortcuts of a table, which the player turns on for all games. */
export function useTableShortcuts(
  keys: readonly Shortcut[],
  pending: boolean,
  note: MessageKey = 'original.shortcuts.note',
): TableShortcuts {
  const [on, setOn] = useAtom(onAtom)
  useShortcuts(on && !pending, keys)
  return { keys, on, setOn, note }
}

/** The keys by the names of the buttons that they press. */
const KeysContext = createContext<ReadonlyMap<MessageKey, string>>(new Map())

/** Lets the buttons in it show their keys while the shortcuts are on. */
export function ShortcutKeys({ of: { keys, on }, children }: { of: TableShortcuts; children: ElementChildren }) {
  const names = on
    ? keys.flatMap(({ code, label, presses = [label] }) => presses.map((name) => [name, code] as const))
    : []
  return <KeysContext value={new Map(names)}>{children}</KeysContext>
}

/** The key of a button, as `aria-keyshortcuts` and as a sign on it; nothing for null, and while the shortcuts are off. */
export function useShortcutKey(name: MessageKey | null): { keyName: string | undefined; sign: ReactElement | null } {
  const keys = use(KeysContext)
  const code = name === null ? undefined : keys.get(name)
  if (code === undefined) return { keyName: undefined, sign: null }
  const isSpace = code === 'Space'
  return {
    keyName: isSpace ? code : code.replace(/^(Key|Digit)/, ''),
    sign: (
      <kbd className={styles.key} aria-hidden="true">
        {isSpace ? '␣' : getKeyName(code)}
      </kbd>
    ),
  }
}

/** The list of keyboard shortcuts, off until the player turns them on. */
export function Shortcuts({ of: { keys, on, setOn, note } }: { of: TableShortcuts }) {
  const intl = useIntl()
  return (
    <div className={styles.panel}>
      <Switch label={intl.formatMessage({ id: 'bet.shortcutsOn' })} isOn={on} onSwitch={setOn} />
      <dl className={styles.keys} data-on={on}>
        {keys.map(({ code, label }) => (
          <div key={code}>
            <dt>
              <kbd>{code === 'Space' ? intl.formatMessage({ id: 'bet.shortcuts.space' }) : getKeyName(code)}</kbd>
            </dt>
            <dd>{intl.formatMessage({ id: label })}</dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage({ id: note })}</p>
    </div>
  )
}

const SIGNS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** The label of the key: "A" for KeyA, "1" for Digit1. */
function getKeyName(code: string): string {
  return SIGNS[code] ?? code.replace(/^(Key|Digit)/, '')
}

/** A physical key (event.code) instead of a letter, so that it is the same in every keyboard layout. */
type Key = { code: string; act: () => void }

const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Elements that already handle the space key. */
const PRESSED_BY_SPACE = 'button, a[href], summary, label, input, [role=button], [role=gridcell]'

/** Listens to shortcuts while `on`; ignores them while the player types, holds a key down, or has a dialog open. */
function useShortcuts(on: boolean, keys: readonly Key[]): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = keys.find(({ code }) => code === event.code)
    if (!key || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(WRITING) || document.querySelector('dialog[open]')) return
    if (event.code === 'Space' && target?.closest(PRESSED_BY_SPACE)) return
    event.preventDefault()
    key.act()
  })
  useEffect(() => {
    if (!on) return undefined
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
