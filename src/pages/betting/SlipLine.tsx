import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { isBlocking } from '#domain/betting/slip.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { Button } from '../../ui/Button.tsx'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/lazy-icons.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { useMarketName, useOutcomeName } from './names.ts'
import { useFormatOdds, useMoved } from './use-odds.ts'
import { lineTaken, type SlipSelectionState as Line } from './use-slip.ts'
import odds from './odds.module.css'
import styles from './slip.module.css'

/** A selection in the slip; if it cannot be bet on, its row shows the problem and how to solve it. */
export function SlipLine({ line, children }: { line: Line; children?: ElementChildren }) {
  const { formatMessage } = useIntl()
  const outcomeName = useOutcomeName()
  const marketName = useMarketName()
  const formatOdds = useFormatOdds()
  const { selection, problem, odds: now, isLive } = line
  const { event, market, outcome } = selection
  const name = outcomeName(event, market, outcome)
  const moved = useMoved(now)
  const named = { event: event.id, market: market.id, outcome }
  const canTake = now !== null && problem === 'started'
  return (
    <li className={styles.line} data-blocked={isBlocking(problem) || undefined}>
      <div className={styles.lineHead}>
        <strong translate="no">{name}</strong>
        <span className={odds.price} data-moved={moved ?? undefined} translate="no">
          {formatOdds(now ?? selection.odds)}
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={formatMessage({ id: 'betting.slip.remove' }, { name })}
          onClick={() => void commands.betting.slip.remove(named)}
        >
          <Strokes d={CLOSE_PATH} size={16} />
        </button>
      </div>
      <p className={styles.about}>
        <span>{marketName(event.sport, market)}</span>
        <Link href={`${ROUTES.betting}/${event.id}`} translate="no">{`${event.home} – ${event.away}`}</Link>
      </p>
      {problem !== null && (
        <div className={styles.problem}>
          {/* Changed odds come and go as they move: the slip announces them once. */}
          <output aria-live={problem === 'changed' ? 'off' : undefined}>
            <FormattedMessage id={`betting.problem.${problem}`} values={{ odds: formatOdds(selection.odds) }} />
          </output>
          {canTake && (
            <Button
              onClick={() => void commands.betting.slip.takePrices([{ ...lineTaken(selection), odds: now, isLive }])}
            >
              <FormattedMessage id="betting.slip.take" values={{ odds: formatOdds(now) }} />
            </Button>
          )}
        </div>
      )}
      {children}
    </li>
  )
}
