import { useSetAtom } from 'jotai'
import { type CSSProperties, type RefObject, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { OriginalGame } from '#domain/games/originals.ts'
import { Boundary } from '../../../errors/Boundary.tsx'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { withAccountTexts } from '../../../i18n/account-texts.ts'
import { uppermostDialog } from '../../../ui/open-dialogs.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import type { SeenRound } from '../session/seen-round.ts'
import type { Shareable } from '../share/use-share-picture.ts'
import { SoundOffer } from './SoundOffer.tsx'
import { getStageBox, getStageMiddle } from './stage-box.ts'
import { type Win, winAtom } from './win-state.ts'
import { getPaidHundredths, isAtLeast } from './win-tier.ts'
import styles from './win.module.css'
import { WinWords } from './WinWords.tsx'

const Coins = lazyComponent(() => import('./Coins.tsx'))
const EpicWin = lazyComponent(withAccountTexts(() => import('./EpicWin.tsx')))
const OpenShare = lazyDialog(withAccountTexts(() => import('../share/ShareRoundDialog.tsx')))
/** What cannot be loaded is left out. */
const Nothing = () => null

type Anchor = RefObject<HTMLElement | null>
type OnShare = ((round: SeenRound) => void) | undefined
type Props = {
  win: Win | null
  /** Stands right after the drawing of the game. */
  anchor: Anchor
  /** Where the balance is while it counts. */
  place: DOMRect | null
  /** The game, where its rounds can be shared. */
  sharing: OriginalGame | undefined
}

/** What is drawn over the page while a win is shown. */
export default function WinStage({ win, anchor, place, sharing }: Props) {
  const [shared, share] = useState<Shareable | null>(null)
  const end = useCallback(() => share(null), [])
  const onShare = sharing && ((round: SeenRound) => share({ ...round, game: sharing }))
  return (
    <>
      {win && win.tier !== 'small' && win.look !== 'plain' && (
        <Drawn key={win.round.id} win={win} anchor={anchor} onShare={onShare} />
      )}
      {win?.look === 'moving' && win.tier !== 'epic' && place && (
        <Flight key={`flight-${win.round.id}`} anchor={anchor} place={place} />
      )}
      {shared && <OpenShare round={shared} isSecret onClose={end} />}
      <SoundOffer />
    </>
  )
}

function Drawn({ win, anchor, onShare }: { win: Win; anchor: Anchor; onShare: OnShare }) {
  // Below an open dialog no one would see it.
  const [isWhole] = useState(() => win.tier === 'epic' && win.look === 'moving' && uppermostDialog() === null)
  return isWhole ? (
    <Boundary fallback={Nothing}>
      <EpicWin win={win} hues={getHues(anchor.current)} onShare={onShare} />
    </Boundary>
  ) : (
    <OnStage win={win} anchor={anchor} />
  )
}

/** A ring around the stage, and from 10 times the stake a plate as wide as it. */
function OnStage({ win, anchor }: { win: Win; anchor: Anchor }) {
  const [box] = useState(() => getStageBox(anchor.current))
  const isHuge = isAtLeast(win.tier, 'huge')
  const isMoving = win.look === 'moving'
  return (
    <div
      className={styles.stage}
      style={{ ...box, ...toPower(win) }}
      data-testid="win-moment"
      data-tier={win.tier}
      data-still={!isMoving || undefined}
    >
      {isHuge && (
        <>
          <span className={styles.veil} />
          <span className={styles.band}>
            <span className={styles.rays} />
          </span>
          {isMoving && (
            <Boundary fallback={Nothing}>
              <Coins />
            </Boundary>
          )}
        </>
      )}
      <span className={styles.ring}>
        <svg aria-hidden="true">
          <rect width="100%" height="100%" rx="20" pathLength="100" />
        </svg>
      </span>
      {isHuge && <Plate win={win} />}
    </div>
  )
}

/** Multiplier and net of a huge win. A tap on it or Escape ends it; the focus stays where it is. */
function Plate({ win }: { win: Win }) {
  const setWin = useSetAtom(winAtom)
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
      <WinWords win={win} />
    </button>
  )
}

const COINS = [0, 1, 2, 3, 4, 5] as const

/** What is won flies from the stage into the balance. */
function Flight({ anchor, place }: { anchor: Anchor; place: DOMRect }) {
  const [from] = useState(() => getStageMiddle(anchor.current))
  if (!from) return null
  // CSSProperties has no custom properties, here and for the place of each coin.
  const path = {
    top: from.y,
    left: from.x,
    '--x': `${place.left + 12 - from.x}px`,
    '--y': `${place.top + place.height / 2 - from.y}px`,
  } as CSSProperties
  return createPortal(
    <span className={styles.flight} style={path} aria-hidden="true" data-testid="win-flight">
      {COINS.map((at) => (
        <i key={at} style={{ '--at': at } as CSSProperties}>
          <b />
        </i>
      ))}
    </span>,
    document.body,
  )
}

/** How strong the ring is, from 0 at 2 times the stake to 1 at 10 times, as the property `--power`. */
function toPower({ round }: Win): CSSProperties {
  const times = (getPaidHundredths(round) ?? 1_000) / 100
  const power = Math.min(1, Math.max(0, Math.log(times / 2) / Math.log(5)))
  // CSSProperties has no custom properties.
  return { '--power': power.toFixed(2) } as CSSProperties
}

/** The hues of the game's sky, for a drawing outside its table. */
function getHues(anchor: HTMLElement | null): CSSProperties {
  const style = anchor && getComputedStyle(anchor)
  const hues = ['--hue', '--horizon'].map((name) => [name, style?.getPropertyValue(name) || undefined])
  return Object.fromEntries(hues)
}
