import type { RefObject } from 'react'
import { useMoney } from '../../app/money.ts'
import type { OriginalTableProps } from '../original/OriginalTable.tsx'
import { useChance } from './use-chance.ts'
import type { Miner } from './use-miner.ts'
import { useShortMultiplier } from './use-short-multiplier.ts'

type Table = OriginalTableProps<'miner'>
type Action = Table['actions'][number]

/** The buttons at the thumb and the keys, as the round stands. */
export function useControls(miner: Miner, table: RefObject<HTMLElement | null>) {
  const money = useMoney()
  const multiplier = useShortMultiplier()
  const chance = useChance()
  const { cashOut, next, isPlayable, isAtRest } = miner
  const { open } = miner.original
  // On the buttons, so that it is in view wherever the page is.
  const odds = next ? { detail: `${multiplier(next.hundredths)} · ${chance(next.chance)}` } : {}
  const pays = open && cashOut !== null ? { detail: money(cashOut, open.currency) } : {}

  const start: Action = {
    label: 'miner.start',
    primary: true,
    disabled: !isAtRest,
    onPress: miner.start,
    ...odds,
  }
  const takeOut: Action = {
    label: 'miner.cashOut',
    primary: true,
    disabled: cashOut === null || !isPlayable,
    onPress: miner.takeOut,
    ...pays,
  }
  const any: Action = { label: 'miner.random', disabled: !isPlayable, onPress: miner.openAny, ...odds }

  const shortcuts: Table['shortcuts'] = [
    { code: 'Space', label: 'miner.keys.go', act: () => void (open ? miner.takeOut() : isAtRest && miner.start()) },
    { code: 'KeyD', label: 'miner.random', act: miner.openAny },
    {
      code: 'KeyF',
      label: 'miner.keys.board',
      act: () => table.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus(),
    },
  ]
  return { actions: open ? [takeOut, any] : [start], shortcuts }
}
