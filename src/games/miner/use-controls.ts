import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import type { TableAction, TableShortcut } from '../table/use-bet-panel.ts'
import { useFormatMinerChance } from './use-format-miner-chance.ts'
import type { Miner } from './use-miner.ts'
import { useShortMultiplier } from './use-short-multiplier.ts'

/** The tile in the tab order. */
export const TILE_IN_REACH = '[data-tile][tabindex="0"]'

/** Buttons and shortcuts for the current state of the round. */
export function useControls(miner: Miner, table: RefObject<HTMLElement | null>) {
  const money = useMoney()
  const multiplier = useShortMultiplier()
  const chance = useFormatMinerChance()
  const { cashOut, next, isPlayable, isOpen } = miner
  const { shown, isAnimating } = miner.original.round
  const { change } = miner.original.stake
  const intl = useIntl()
  // On the button, so that it is visible wherever the page is scrolled.
  const odds = next ? { detail: `${multiplier(next.hundredths)} · ${chance(next.chance)}` } : {}
  const pays = shown && cashOut !== null ? { detail: getPays(money(cashOut, shown.currency)) } : {}

  /** What is paid now, and what would be with one gem more. */
  function getPays(now: string): string {
    if (!shown || !next) return now
    return intl.formatMessage({ id: 'miner.cashOut.next' }, { now, next: money(next.payout, shown.currency) })
  }

  const start: TableAction = {
    label: 'miner.start',
    primary: true,
    disabled: isAnimating,
    onPress: miner.start,
    ...odds,
  }
  const takeOut: TableAction = {
    label: 'miner.cashOut',
    primary: true,
    disabled: cashOut === null || !isPlayable,
    onPress: miner.takeOut,
    ...pays,
  }
  const any: TableAction = { label: 'miner.random', disabled: !isPlayable, onPress: miner.openAny, ...odds }

  const shortcuts: TableShortcut[] = [
    { code: 'Space', label: 'miner.keys.go', presses: ['miner.start', 'miner.cashOut'] },
    { code: 'KeyD', label: 'miner.random', presses: ['miner.random'] },
    { code: 'KeyA', label: 'bet.shortcuts.half', act: () => change('half') },
    { code: 'KeyS', label: 'bet.shortcuts.double', act: () => change('double') },
    {
      code: 'KeyF',
      label: 'miner.keys.board',
      act: () => table.current?.querySelector<HTMLElement>(TILE_IN_REACH)?.focus(),
    },
  ]
  return { actions: isOpen ? [takeOut, any] : [start], shortcuts }
}
