import { useSetAtom } from 'jotai'
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { WingedHorse } from '../../../ui/horse/WingedHorse.tsx'
import { subscribeDialogs, uppermostDialog } from '../../../ui/open-dialogs.ts'
import type { SeenRound } from '../session/seen-round.ts'
import { Sky } from '../stage/Sky.tsx'
import Coins from './Coins.tsx'
import { type Win, winAtom } from './win-state.ts'
import styles from './win.module.css'
import { WinWords } from './WinWords.tsx'

/** Keys that press a button. */
const PRESSES = ['Enter', ' ']
/** Keys that lead on to its button, or do nothing by themselves. */
const NO_END = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

type Props = { win: Win; hues: CSSProperties; onShare: ((round: SeenRound) => void) | undefined }

/**
 * A win of 50 times the stake on the whole screen: the winged horse crosses it. Any press or key ends it; in its first
 * half second they go where they were meant. Screen readers announce the round as any other.
 */
export default function EpicWin({ win, hues, onShare }: Props) {
  const setWin = useSetAtom(winAtom)
  const layer = useRef<HTMLDivElement>(null)
  const share = useRef<HTMLButtonElement>(null)
  const pause = (isPaused: boolean) => setWin((shown) => shown && { ...shown, isPaused })
  useEndByInput(layer, share, () => setWin(null))
  // Its time begins when its code is there.
  const begin = useEffectEvent(() => pause(false))
  useEffect(() => begin(), [])
  return createPortal(
    <div
      ref={layer}
      className={styles.epic}
      style={hues}
      data-testid="win-moment"
      data-tier={win.tier}
      data-paused={win.isPaused}
    >
      <div className={styles.steppe} aria-hidden="true">
        <Sky />
        <span className={styles.shine} />
        <span className={styles.rays} />
        <Coins />
        <div className={styles.rider}>
          <WingedHorse />
        </div>
      </div>
      <div className={styles.words} aria-hidden="true" translate="no">
        <WinWords win={win} />
      </div>
      {onShare && (
        <Button
          ref={share}
          size="large"
          className={styles.share}
          aria-haspopup="dialog"
          onPointerEnter={() => pause(true)}
          onPointerLeave={() => pause(false)}
          onFocus={() => pause(true)}
          onBlur={() => pause(false)}
          onClick={() => {
            setWin(null)
            onShare(win.round)
          }}
        >
          <FormattedMessage id="shareRound.open" />
        </Button>
      )}
    </div>,
    document.body,
  )
}

/** Ends the moment by any key, by a press that goes through it, by a dialog, and where no one sees it. */
function useEndByInput(
  layer: RefObject<HTMLElement | null>,
  share: RefObject<HTMLButtonElement | null>,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd)
  const [before] = useState(() => document.activeElement)
  // Its end restores the focus before the focused button is removed.
  useLayoutEffect(() => {
    // Its style lets the presses of its beginning through: by the same clock its end is decided.
    const isNew = () => layer.current !== null && getComputedStyle(layer.current).pointerEvents === 'none'
    const ending = new AbortController()
    const listen = { capture: true, signal: ending.signal }
    const button = share.current

    function onKey(event: KeyboardEvent): void {
      // Shortcuts of the browser: to copy, to reload, to go back.
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.repeat || (isWithin(event, button) && PRESSES.includes(event.key))) return
      if (event.key === 'Tab' && !event.shiftKey && button && !isNew()) {
        event.preventDefault()
        button.focus()
      }
      if (NO_END.includes(event.key)) return
      if (!isNew()) {
        swallow(event)
        // A button is pressed when Space is released.
        if (event.key === ' ') swallowSpaceUp()
      }
      end()
    }
    addEventListener('keydown', onKey, listen)
    addEventListener('pointerdown', () => isNew() && end(), listen)
    addEventListener('click', (event) => !isNew() && !isWithin(event, button) && end(), listen)
    document.addEventListener('visibilitychange', () => end(), listen)
    const forget = subscribeDialogs(() => uppermostDialog() && end())
    return () => {
      ending.abort()
      forget()
      if (document.activeElement === button && before instanceof HTMLElement) before.focus()
    }
  }, [layer, share, before])
}

function isWithin({ target }: Event, button: Element | null): boolean {
  return button !== null && target instanceof Node && button.contains(target)
}

function swallowSpaceUp(): void {
  const done = new AbortController()
  const onUp = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    swallow(event)
    done.abort()
  }
  addEventListener('keyup', onUp, { capture: true, signal: done.signal })
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
