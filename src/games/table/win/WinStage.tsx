import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useMoney } from '../../../format/use-money.ts'
import { letters } from '../../../ui/letters.ts'
import { uppermostDialog } from '../../../ui/open-dialogs.ts'
import { changeText } from '../change.ts'
import { useMultiplier } from '../round/multiplier.ts'
import type { SeenRound } from '../session/seen-round.ts'
import { SoundOffer } from './SoundOffer.tsx'
import { type Win, winAtom } from './win-state.ts'
import { getPaidHundredths } from './win-tier.ts'
import styles from './win.module.css'

/** What is drawn over the page while a win is shown; `place` is where the balance is. */
export default function WinStage({ win, place }: { win: Win | null; place: DOMRect | null }) {
  return (
    <>
      {win && win.tier !== 'small' && (
        <div
          key={win.round.id}
          className={styles.stage}
          style={win.stage}
          data-testid="win-moment"
          data-tier={win.tier}
        >
          <span className={styles.ring} />
          {win.tier === 'huge' && <Plate win={win} />}
        </div>
      )}
      {win && place && <Paid round={win.round} place={place} />}
      <SoundOffer />
    </>
  )
}

/** Multiplier and net of a huge win. A tap on it or Escape ends it; the focus stays where it is. */
function Plate({ win: { round } }: { win: Win }) {
  const money = useMoney()
  const multiplier = useMultiplier()
  const setWin = useSetAtom(winAtom)
  const hundredths = getPaidHundredths(round)
  const pays = hundredths === null ? null : multiplier(hundredths)
  const net = changeText(round, money)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      // A dialog over the plate takes the key.
      if (key === 'Escape' && uppermostDialog() === null) setWin(null)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [setWin])
  return (
    // Hidden from screen readers, which announce the result of each round.
    <button
      type="button"
      className={styles.plate}
      tabIndex={-1}
      aria-hidden="true"
      translate="no"
      // What a press focuses is decided on mousedown, not on pointerdown.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setWin(null)}
    >
      {pays !== null && <strong style={letters(pays)}>{pays}</strong>}
      <span style={letters(net)}>{net}</span>
    </button>
  )
}

/** What the round has won, as its result says it; it rises from the balance in the header. */
function Paid({ round, place }: { round: SeenRound; place: DOMRect }) {
  const money = useMoney()
  return createPortal(
    <span
      className={styles.paid}
      style={{ top: place.bottom, right: document.documentElement.clientWidth - place.right }}
      aria-hidden="true"
      translate="no"
      data-testid="win-paid"
    >
      {changeText(round, money)}
    </span>,
    document.body,
  )
}
