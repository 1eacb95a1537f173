import { FormattedMessage } from 'react-intl'
import { useSetAtom } from 'jotai'
import { Link } from 'wouter'
import type { SportBetRow } from '#db/view.ts'
import { ROUTES } from '../../base/routes.ts'
import { useSportBets } from '../../data/betting-queries.ts'
import { commands } from '../../data/commands.ts'
import { useServerClock } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { BetCard } from './BetCard.tsx'
import { viewAtom } from './state.ts'
import styles from './slip.module.css'

type Props = {
  /** The keys of the bets that were sent, in their order in the slip. */
  keys: readonly string[]
  /** The cards of the bets, where the slip has no other use for the room. */
  hasCards: boolean
  onDone: () => void
  /** Called when a link opens another page. */
  onLeave?: () => void
}

/** The bets sent with these keys that were placed, including bets whose reply was lost and that were found later. */
export function Receipt({ keys, hasCards, onDone, onLeave }: Props) {
  const setView = useSetAtom(viewAtom)
  const clock = useServerClock()
  const placed = useSportBets() ?? []
  const bets = keys.flatMap((key) => placed.find((bet) => bet.key === key) ?? [])
  if (bets.length === 0) return null

  function selectAgain(): void {
    void restoreSelections(bets, clock.now())
    onDone()
  }

  return (
    <>
      <output className={styles.placed}>
        <span>
          <FormattedMessage id="betting.slip.placed" values={{ count: bets.length }} />
        </span>
        <Link
          href={ROUTES.betting}
          onClick={() => {
            setView('mine')
            onLeave?.()
          }}
        >
          <FormattedMessage id="betting.view.mine" />
        </Link>
      </output>
      {hasCards && bets.map((bet) => <BetCard key={bet.id} bet={bet} states={undefined} />)}
      <div className={styles.receiptWays}>
        <Button onClick={selectAgain}>
          <FormattedMessage id="betting.slip.keep" />
        </Button>
        <Button variant="primary" onClick={onDone}>
          <FormattedMessage id="betting.slip.done" />
        </Button>
      </div>
    </>
  )
}

/**
 * Puts the selections of placed bets into the slip again, in their order and kind, as many as it has room for. `now`: ms
 * of server time.
 */
async function restoreSelections(bets: readonly SportBetRow[], now: number): Promise<void> {
  const kind = bets[0]?.kind
  for (const { event, market, outcome, odds } of bets.flatMap(({ legs }) => legs)) {
    const added = await commands.betting.slip.add({ event, market, outcome, odds, isLive: event.start <= now })
    if (!added.ok) {
      showToast({ id: added.error.reason === 'slip.full' ? 'betting.slip.full' : 'error.internal' })
      break
    }
  }
  if (kind) await commands.betting.slip.setKind({ kind })
}
