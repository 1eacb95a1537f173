import { useEffect, useEffectEvent } from 'react'

/** A physical key (event.code) instead of a letter, so that it is the same in every keyboard layout. */
export type Key = { code: string; act: () => void }

const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Elements that already handle the space key. */
const PRESSED_BY_SPACE = 'button, a[href], summary, label, input, [role=button], [role=gridcell]'

/** Listens to shortcuts while `on`; ignores them while the player types, holds a key down, or has a dialog open. */
export function useShortcuts(on: boolean, keys: readonly Key[]): void {
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
