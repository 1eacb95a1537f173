import { type RefObject, useEffect, useRef } from 'react'
import type { OriginalGame } from '#db/view.ts'
import { useIsAutoPlaying } from './auto/auto-state.ts'
import type { Played } from './round/played.ts'
import { roundVersion } from './round/round-version.ts'
import type { Original } from './use-original.ts'

/**
 * Announces each new round and step once in a live region after its animation ends: those of this page, and those that
 * arrive after the page has loaded. While auto-play runs, its summaries are announced instead.
 */
export function useAnnouncement<Game extends OriginalGame>(
  { round: { newest, isLocal, isAnimating }, table: { knownUntil } }: Original<Game>,
  say: (round: Played<Game>) => string,
): RefObject<HTMLOutputElement | null> {
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef('')
  const isAutoPlaying = useIsAutoPlaying()

  useEffect(() => {
    const mark = roundVersion(newest)
    if (!newest || isAnimating || isAutoPlaying || !region.current || said.current === mark) return
    // Rounds of the operator's first reply are history, even if they are new to this device.
    if (!isLocal && (knownUntil === null || newest.at <= knownUntil)) return
    said.current = mark
    region.current.textContent = say(newest)
  }, [newest, isLocal, isAnimating, isAutoPlaying, knownUntil, say])

  return region
}
