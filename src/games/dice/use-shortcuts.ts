import { useEffect, useEffectEvent } from 'react'

export type Shortcut = 'roll' | 'half' | 'double' | 'direction'

/** By place on the keyboard, not by letter: the same keys in every layout. */
const BY_CODE: Record<string, Shortcut> = { Space: 'roll', KeyA: 'half', KeyS: 'double', KeyD: 'direction' }

const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
/** Space already means something on these. */
const PRESSED_BY_SPACE = 'button, a[href], summary, label, input'

/** Listens to the shortcuts while they are on; never while something is typed, held down, or a dialog is open. */
export function useShortcuts(on: boolean, act: (shortcut: Shortcut) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = BY_CODE[event.code]
    if (!shortcut || event.repeat || event.isComposing || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(WRITING) || document.querySelector('dialog[open]')) return
    if (event.code === 'Space' && target?.closest(PRESSED_BY_SPACE)) return
    event.preventDefault()
    act(shortcut)
  })
  useEffect(() => {
    if (!on) return undefined
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
