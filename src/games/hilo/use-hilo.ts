import { useMemo } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { canHiloSkip, lastCard } from '../../../worker/rules/hilo.ts'
import { useReducedMotion } from '../original/reduced-motion.ts'
import { useOriginal } from '../original/use-original.ts'
import { type Choice, choicesOf, trailOf } from './odds.ts'
import { useHiloActions } from './use-actions.ts'
import { useHiloShortcuts } from './use-hilo-shortcuts.ts'

export type HiloRound = OriginalRound<'hilo'>

const NO_CHOICES: readonly Choice[] = []

/** The thinking of the page: the round as it is drawn, what may be pressed, and by which keys. */
export function useHilo() {
  const original = useOriginal('hilo')
  const isStill = useReducedMotion()
  const { round, open } = original
  const trail = useMemo(() => (round ? trailOf(round.state) : []), [round])
  const choices = useMemo(() => (open ? choicesOf(open.state, open.amount) : NO_CHOICES), [open])
  const isSkippable = open !== null && canHiloSkip(open.state)
  const actions = useHiloActions(original, choices, isSkippable)
  const shortcuts = useHiloShortcuts(original, isSkippable)
  // The row of an own step may come before the reply to it.
  const moving = (original.own || original.busy) && !isStill
  return { original, round, trail, choices, moving, actions, shortcuts }
}

/** The card that lies on the table. */
export function cardOf(round: HiloRound): number {
  return lastCard(round.state)
}
