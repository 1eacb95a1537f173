import { useIntl } from 'react-intl'
import type { BettingEventNames, EventState, MarketState } from '../../../worker/db/view.ts'
import { slipSelectionId } from '../../../worker/domain/betting/slip.ts'
import { commands } from '../../data/commands.ts'
import { useBetSlip } from '../../data/betting-queries.ts'
import { showToast } from '../../ui/toast-store.ts'
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
}

/**
 * One outcome with its odds: the first press adds it to the slip, the next one removes it. An arrow as well as a colour
 * shows how the odds moved.
 */
export function OddsButton({ event, phase, market, outcome: { id, odds }, short }: Props) {
  const { formatMessage } = useIntl()
  const outcomeName = useOutcomeName()
  const formatOdds = useFormatOdds()
  const moved = useMoved(odds)
  const slip = useBetSlip()
  const name = outcomeName(event, market, id)
  const isOff = odds === null || market.suspended
  const selectionId = slipSelectionId({ event, market, outcome: id })
  const isTaken = slip?.selections.some((each) => slipSelectionId(each) === selectionId)
  const price = odds === null ? '—' : formatOdds(odds)

  async function toggle(): Promise<void> {
    if (isOff && !isTaken) return
    const { id: marketId, group, line, period } = market
    const { id: eventId, sport, league, home, away, start } = event
    const answer = await commands.betting.slip.toggle({
      event: { id: eventId, sport, league, home, away, start },
      market: { id: marketId, group, line, period },
      outcome: id,
      // A removal does not use the odds, so the ones stored in the slip are passed.
      odds: odds ?? slipOdds(),
      isLive: phase === 'live',
    })
    if (!answer.ok) showToast({ id: answer.error.reason === 'slip.full' ? 'betting.slip.full' : 'error.internal' })
  }

  function slipOdds() {
    const taken = slip?.selections.find(({ event: of, outcome }) => of.id === event.id && outcome === id)
    if (!taken) throw new Error('a suspended outcome that is not in the slip cannot be pressed')
    return taken.odds
  }

  return (
    <button
      type="button"
      className={styles['odds']}
      aria-label={isOff ? formatMessage({ id: 'betting.suspendedOutcome' }, { name }) : `${name}, ${price}`}
      aria-pressed={isTaken ?? false}
      aria-disabled={(isOff && !isTaken) || undefined}
      data-moved={moved ?? undefined}
      onClick={() => void toggle()}
    >
      <span translate="no">{short ?? name}</span>
      <strong translate="no" data-off={isOff || undefined}>
        {price}
      </strong>
    </button>
  )
}
