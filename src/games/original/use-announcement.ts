import { useEffect, useRef } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import { markOf } from './newest.ts'
import type { Original } from './use-original.ts'

/** Says each new round and step once into a live region: one of this page's own, or one that came after its arrival. */
export function useAnnouncement<Game extends RoundGame>(
  { round, own, table: { knownUntil } }: Original<Game>,
  say: (round: OriginalRound<Game>) => string,
) {
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef('')

  useEffect(() => {
    const mark = markOf(round)
    if (!round || !region.current || said.current === mark) return
    // What an operator tells first is the past, also where it is new to this device.
    if (!own && (knownUntil === null || round.at <= knownUntil)) return
    said.current = mark
    region.current.textContent = say(round)
  }, [round, own, knownUntil, say])

  return region
}
