import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { OriginalGame } from '#db/view.ts'
import { useIsAutoPlaying } from './auto/auto-state.ts'
import type { Played } from './round/played.ts'
import { roundVersion } from './round/round-version.ts'
import type { Original } from './use-original.ts'

/** Where several rounds end one soon after another, a sentence stands for so long, and the last one follows it. */
const SENTENCE_MS = 1_000

/**
 * Announces each new round and step once in a live region after its animation ends: those of this page, and those that
 * arrive after the page has loaded. While auto-play runs, its summaries are announced instead.
 */
export function useAnnouncement<Game extends OriginalGame>(
  { round, table: { rounds, knownUntil } }: Original<Game>,
  say: (round: Played<Game>) => string,
): RefObject<HTMLOutputElement | null> {
  const { newest, isLocal, animated, areSeveralShown } = round
  const { region, write } = useSentences()
  const said = useRef('')
  const isAutoPlaying = useIsAutoPlaying()
  const isNewestShown = newest !== null && animated.every(({ id }) => id !== newest.id)

  useEffect(() => {
    const mark = roundVersion(newest)
    if (!newest || !isNewestShown || isAutoPlaying || said.current === mark) return
    // Rounds of the operator's first reply are history, even if they are new to this device.
    if (!isLocal && (knownUntil === null || newest.at <= knownUntil)) return
    said.current = mark
    write(say(newest), areSeveralShown)
  }, [newest, isLocal, isNewestShown, isAutoPlaying, areSeveralShown, knownUntil, say, write])

  const animatedBefore = useRef(animated)
  const announce = useEffectEvent((ended: Played<Game>) => {
    // The newest is announced above; one that is not among the rounds is another player's.
    const isOlder = ended.id !== newest?.id && rounds?.some(({ id }) => id === ended.id)
    if (isOlder && areSeveralShown && !isAutoPlaying) write(say(ended), true)
  })
  useEffect(() => {
    const ended = animatedBefore.current.find((each) => !animated.includes(each))
    animatedBefore.current = animated
    if (ended) announce(ended)
  }, [animated])

  return region
}

/** A live region; a `spaced` sentence waits until the one before it has stood for long enough. */
function useSentences() {
  const region = useRef<HTMLOutputElement>(null)
  const writtenAt = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const write = useCallback((text: string, spaced: boolean) => {
    const put = () => {
      writtenAt.current = performance.now()
      if (region.current) region.current.textContent = text
    }
    clearTimeout(timer.current)
    const wait = spaced ? writtenAt.current + SENTENCE_MS - performance.now() : 0
    if (wait > 0) timer.current = setTimeout(put, wait)
    else put()
  }, [])
  return { region, write }
}
