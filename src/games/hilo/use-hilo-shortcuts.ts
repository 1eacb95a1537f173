import type { OriginalTableProps } from '../original/table/OriginalTable.tsx'
import type { Original } from '../original/table/use-original.ts'

type TableShortcut = OriginalTableProps<'hilo'>['shortcuts'][number]

/** Shortcuts; no key has one meaning in a round and another between rounds, so that a late press never places a bet. */
export function useHiloShortcuts(
  { act, bet, change, open, moving }: Original<'hilo'>,
  isSkippable: boolean,
): TableShortcut[] {
  const between = (does: () => void) => () => {
    if (!open && !moving) does()
  }
  const guess = (kind: 'higher' | 'lower') => () => {
    if (!moving) act({ kind })
  }
  return [
    { code: 'Space', label: 'hilo.start', act: between(() => bet({})) },
    { code: 'KeyW', label: 'hilo.higher', act: guess('higher') },
    { code: 'KeyS', label: 'hilo.lower', act: guess('lower') },
    {
      code: 'KeyD',

      label: 'hilo.skip',
      act: () => {
        if (isSkippable) act({ kind: 'skip' })
      },
    },
    {
      code: 'KeyC',

      label: 'hilo.cashOut',
      act: () => {
        if (open && open.cashOut !== null && !moving) act({ kind: 'cashOut' })
      },
    },
    { code: 'KeyQ', label: 'hilo.keys.half', act: between(() => change('half')) },
    { code: 'KeyE', label: 'hilo.keys.double', act: between(() => change('double')) },
  ]
}
