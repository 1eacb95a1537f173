import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type AutoStop, PROTECTION_STOPS, type ProtectionStop } from '#domain/games/auto-play.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../../format/use-money.ts'
import { Button } from '../../../ui/Button.tsx'
import { useJustChanged } from '../../../ui/use-just-changed.ts'
import { signedMoney } from '../change.ts'
import table from '../table.module.css'
import { ACTION } from '../use-restore-focus.ts'
import styles from './auto.module.css'
import type { AutoPlaying } from './use-auto-play.ts'

/** How many rounds one screen-reader summary covers: one per round could not keep up with the play. */
const ROUNDS_A_SUMMARY = 5

/** Id of the text that says that auto-play is on, which is why Stop is off at first. */
const SAID_ID = 'auto-said'

/** Id of the text that says what has to be done before auto-play can start. */
export const AUTO_LACKS_ID = 'auto-lacks'

type Props = {
  auto: AutoPlaying
  currency: Currency
  /** The button beside it starts auto-play. */
  isChosen: boolean
}

/** In the bet bar during auto-play: Stop and the progress; afterwards why it stopped, and before it what it lacks. */
export function AutoBar({ auto, currency, isChosen }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const { run, stopped, played, lacks } = auto
  const output = useRef<HTMLOutputElement>(null)
  const stop = useStopFocus(output)
  // Stop is where Start was: the second press of a double click on Start must not stop it.
  const isNew = useJustChanged(String(run !== null))

  const signed = (profit: number) => signedMoney(minor(profit), currency, money)
  const progress = (left: number, profit: number) =>
    intl.formatMessage({ id: 'auto.running' }, { left, profit: signed(profit) })
  const summary = useSummary(run && played, () =>
    intl.formatMessage({ id: 'auto.summary' }, { played, profit: signed(run?.profit ?? 0) }),
  )

  function said(): string {
    if (run) return intl.formatMessage({ id: 'auto.on' })
    if (!stopped) return ''
    const stopText = intl.formatMessage({ id: toText(stopped) })
    return auto.leftOpen ? `${stopText} ${intl.formatMessage({ id: 'auto.leftOpen' })}` : stopText
  }

  return (
    <>
      <output ref={output} id={SAID_ID} className={styles.said} data-testid="auto-play">
        {said()}
      </output>
      <output className="sr-only">{summary}</output>
      {run === null && isChosen && (
        <p id={AUTO_LACKS_ID} className={styles.lacks}>
          {/* An open round has its own buttons here, and the settings say that it is to be finished. */}
          {lacks && lacks !== 'end' && intl.formatMessage({ id: `auto.lacks.${lacks}` })}
        </p>
      )}
      {run && (
        <div className={table.actions}>
          <Button
            ref={stop}
            className={table.press}
            aria-disabled={isNew}
            aria-describedby={SAID_ID}
            onClick={() => auto.stop()}
          >
            <span>{intl.formatMessage({ id: 'auto.stop' })}</span>
            <small>{progress(run.left, run.profit)}</small>
          </Button>
        </div>
      )}
    </>
  )
}

function toText(stop: AutoStop) {
  return isOfProtection(stop) ? (`protection.auto.${stop}` as const) : (`auto.stop.${stop}` as const)
}

function isOfProtection(stop: AutoStop): stop is ProtectionStop {
  return PROTECTION_STOPS.some((each) => each === stop)
}

/** The text of the last summary that is due; empty before the first and without auto-play (`played` null). */
function useSummary(played: number | null, summarize: () => string): string {
  const [said, setSaid] = useState({ at: 0, text: '' })
  const due = played === null ? 0 : played - (played % ROUNDS_A_SUMMARY)
  // Set during render, in the same one that shows the completing round.
  if (said.at !== due) setSaid({ at: due, text: due === 0 ? '' : summarize() })
  return said.text
}

/**
 * At the start, focuses Stop. At the end Stop disappears: if it had focus, focus moves to the first button of the bar,
 * which is disabled for 1 s. Returns the ref for Stop.
 */
function useStopFocus(output: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false)
  const stop = useCallback((button: HTMLButtonElement) => {
    button.focus({ preventScroll: true })
    return () => {
      hadFocus.current = document.activeElement === button
    }
  }, [])
  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const bar = output.current?.parentElement
    bar?.querySelector<HTMLElement>(ACTION)?.focus({ preventScroll: true })
  })
  return stop
}
