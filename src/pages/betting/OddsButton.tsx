import { useIntl } from 'react-intl'
import type { BettingEventNames, EventState, MarketState } from '#db/view.ts'
import { slipSelectionId } from '#domain/betting/slip.ts'
import { commands } from '../../data/commands.ts'
import { useBetSlip } from '../../data/betting-queries.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useOutcomeName } from './names.ts'
import { useFormatOdds, useMoved } from './use-odds.ts'
import styles from './odds.module.css'

type Props = {
  event: BettingEventNames
  phase: EventState['phase']
  market: MarketState
  outcome: MarketState['outcomes'][number]
  /** Short label before the odds, where there is no room for the name. */
  short?: string
  /** The label where the list of markets is too narrow for names; a legend says what it means. */
  narrow?: string | null
}

/**
 * One outcome with its odds: a press adds it to the slip, or removes it if the player has seen it there, so that a
 * double click does not undo itself. An arrow as well as a colour shows how the odds moved.
 */
export function OddsButton({ event, phase, market, outcome: { id, odds }, short, narrow = null }: Props) {
  const { formatMessage } = useIntl()
  const outcomeName = useOutcomeName()
  const formatOdds = useFormatOdds()
  const moved = useMoved(odds)
  const slip = useBetSlip()
  const name = outcomeName(event, market, id)
  const isDisabled = odds === null || market.suspended
  const selectionId = slipSelectionId({ event, market, outcome: id })
  const isTaken = slip?.selections.some((each) => slipSelectionId(each) === selectionId)
  const seenTaken = useSeen(isTaken)
  const price = odds === null ? '—' : formatOdds(odds)

  async function press(): Promise<void> {
    const { id: marketId, group, line, period } = market
    const { id: eventId, sport, league, home, away, start } = event
    if (seenTaken()) {
      await commands.betting.slip.remove({ event: eventId, market: marketId, outcome: id })
      return
    }
    if (isDisabled || odds === null) return
    const answer = await commands.betting.slip.add({
      event: { id: eventId, sport, league, home, away, start },
      market: { id: marketId, group, line, period },
      outcome: id,
      odds,
      isLive: phase === 'live',
    })
    if (!answer.ok) showToast({ id: answer.error.reason === 'slip.full' ? 'betting.slip.full' : 'error.internal' })
  }

  return (
    <button
      type="button"
      className={styles.odds}
      aria-label={isDisabled ? formatMessage({ id: 'betting.suspendedOutcome' }, { name }) : `${name}, ${price}`}
      aria-pressed={isTaken ?? false}
      aria-disabled={(isDisabled && !isTaken) || undefined}
      data-moved={moved ?? undefined}
      onClick={() => void press()}
    >
      {short === undefined && (
        <span translate="no" className={narrow === null ? undefined : styles.wide}>
          {name}
        </span>
      )}
      {/* Drawn, not text: what is read on a button has to be in its name, which has the side instead. */}
      {(short ?? narrow) !== null && (
        <span className={short === undefined ? styles.narrow : undefined} data-number={short ?? narrow} />
      )}
      <strong translate="no" data-off={isDisabled || undefined}>
        {price}
      </strong>
    </button>
  )
}
