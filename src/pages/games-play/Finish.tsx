import { useEffect, useState } from 'react'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'

/** Loaded with the game: the note stands beside an open round, which a missing chunk must not end. */
const FinishNote = lazyComponent(withProtectionTexts(() => import('./FinishNote.tsx')))

/** How long a game stays open for its round after play was paused, ms. */
const ROUND_MS = 5 * 60_000
/** How long a game stays after it has last reported money: the result is on screen, or a bonus round goes on, ms. */
const RESULT_MS = 20_000

type Props = {
  /** When the game last reported that money changed, ms of `performance.now()`; null for never. */
  movedAt: number | null
  close: () => void
  /** False while another text with the button is shown. */
  isNoted: boolean
}

/**
 * Beside a game that was open when the operator began a break or ended the session: its provider reports no rounds, so one may be
 * under way, and the game closes some time after. The operator rejects new bets meanwhile.
 */
export function Finish({ movedAt, close, isNoted }: Props) {
  const [startedAt] = useState(() => performance.now())
  const hasMoved = movedAt !== null && movedAt > startedAt
  const closesAt = Math.min(startedAt + ROUND_MS, hasMoved ? movedAt + RESULT_MS : Infinity)
  useEffect(() => {
    const timer = setTimeout(close, closesAt - performance.now())
    return () => clearTimeout(timer)
  }, [closesAt, close])
  return <Boundary>{isNoted && <FinishNote closesAt={closesAt} close={close} />}</Boundary>
}

/** Call when a game for money opens. */
export function preloadFinish(): void {
  void FinishNote.preload()
}
