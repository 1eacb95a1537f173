import type { TableShortcut } from '../table/OriginalTable.tsx'
import type { Original } from '../table/use-original.ts'

/** Shortcuts; no key has one meaning in a round and another between rounds, so that a late press never places a bet. */
export function useHiloShortcuts({ change, open, moving }: Original<'hilo'>): TableShortcut[] {
  const between = (does: () => void) => () => {
    if (!open && !moving) does()
  }
  return [
    { code: 'Space', label: 'hilo.start', presses: ['hilo.start'] },
    { code: 'KeyW', label: 'hilo.higher', presses: ['hilo.higher'] },
    { code: 'KeyS', label: 'hilo.lower', presses: ['hilo.lower'] },
    { code: 'KeyD', label: 'hilo.skip', presses: ['hilo.skip'] },
    { code: 'KeyC', label: 'hilo.cashOut', presses: ['hilo.cashOut'] },
    { code: 'KeyQ', label: 'hilo.keys.half', act: between(() => change('half')) },
    { code: 'KeyE', label: 'hilo.keys.double', act: between(() => change('double')) },
  ]
}
