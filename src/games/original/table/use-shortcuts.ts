import { useEffect, useEffectEvent } from 'react'

/** A key by its place on the keyboard, not by letter: the same in every layout. */
export type Key = { code: string; act: () => void }

const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Space already means something on these. */
const PRESSED_BY_SPACE = 'button, a[href], summary, label, input, [role=button], [role=gridcell]'

/** Listens to keys while they are on; never while something is typed, held down, or a dialog is open. */
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
