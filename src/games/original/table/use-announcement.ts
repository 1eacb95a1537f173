import { useEffect, useRef } from 'react'
import type { OriginalGame } from '../../../../worker/db/view.ts'
import { useIsAutoPlaying } from '../../auto/auto-state.ts'
import { roundVersion } from '../round/round-version.ts'
import type { Played } from '../round/played.ts'
import type { Original } from './use-original.ts'

/**
 * Says each new round and step once into a live region, when it has come to rest: one of this page's own, or one that
 * came after its arrival. While auto-play runs, its summaries are said instead.
 */
export function useAnnouncement<Game extends OriginalGame>(
  { round, own, moving, table: { knownUntil } }: Original<Game>,
  say: (round: Played<Game>) => string,
) {
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef('')
  const isAutoPlaying = useIsAutoPlaying()

  useEffect(() => {
    const mark = roundVersion(round)
    if (!round || moving || isAutoPlaying || !region.current || said.current === mark) return
    // What an operator tells first is the past, also where it is new to this device.
    if (!own && (knownUntil === null || round.at <= knownUntil)) return
    said.current = mark
    region.current.textContent = say(round)
  }, [round, own, moving, isAutoPlaying, knownUntil, say])

  return region
}
