import { useMemo } from 'react'
import type { OriginalRound } from '#db/view.ts'
import { canHiloSkip, lastCard } from '#domain/games/hilo.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import type { TableShortcut } from '../table/use-bet-panel.ts'
import { type HiloChoice, getHiloChoices, getCardTrail } from './hilo-odds.ts'
import { useHiloActions } from './use-actions.ts'

export type HiloRound = OriginalRound<'hilo'>

const NO_CHOICES: readonly HiloChoice[] = []
/** Duration of turning a card, ms; the style sheet uses the same value. */
const DEAL_MS = 420

/** A cash-out deals no card, so it is not animated. */
function dealMotion(round: HiloRound, before: HiloRound | null): number {
  return round.id === before?.id && round.state.steps.length === before.state.steps.length ? 0 : DEAL_MS
}

/** The state of the page: the round as shown, and the possible actions with their shortcuts. */
export function useHilo() {
  const original = useOriginal('hilo', dealMotion)
  const { newest, shown, isAnimating } = original.round
  // The choices for a card appear with the card, not before it lies on the table.
  const open = shown?.status === 'open' ? shown : null
  const dealt = useMemo(() => (newest ? getCardTrail(newest.state) : []), [newest])
  const trail = useMemo(() => (shown ? getCardTrail(shown.state) : []), [shown])
  const choices = useMemo(() => (open ? getHiloChoices(open.state, open.amount) : NO_CHOICES), [open])
  const isSkippable = !isAnimating && open !== null && canHiloSkip(open.state)
  const actions = useHiloActions(original, open, choices, isSkippable)
  const shortcuts = useHiloShortcuts(original)
  return { original, dealt, trail, choices, actions, shortcuts }
}

/** The last card of a round. */
export function getShownCard(round: HiloRound): number {
  return lastCard(round.state)
}

/** Shortcuts; no key has one meaning in a round and another between rounds, so that a late press never places a bet. */
function useHiloShortcuts({ round, stake: { change } }: Original<'hilo'>): TableShortcut[] {
  const between = (does: () => void) => () => {
    if (!round.open && !round.isAnimating) does()
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
