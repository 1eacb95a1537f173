import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { useMoney } from '../../../format/use-money.ts'
import styles from './history.module.css'
import { useGameName } from '../../../catalogue/use-game-name.ts'
import type { PendingEntry as Bet } from './pending-money.ts'

/** Bets whose result is not known yet, each with a link to its game. */
export function PendingMoney({ bets }: { bets: readonly Bet[] }) {
  const { formatMessage } = useIntl()
  const gameName = useGameName()
  const money = useMoney()
  if (bets.length === 0) return null
  return (
    <ul className={styles.underWay} aria-label={formatMessage({ id: 'history.underWay' })}>
      {bets.map(({ key, game, amount, currency, path, state }) => (
        <li key={key} data-state={state}>
          <span className={styles.what}>
            <Link href={path} aria-label={formatMessage({ id: 'history.toTable' }, { game: gameName(game) })}>
              {gameName(game)}
            </Link>
          </span>
          <span translate="no" data-amount>
            {money(amount, currency)}
          </span>
          <span className={styles.state}>
            <FormattedMessage id={`history.underWay.${state}`} />
          </span>
        </li>
      ))}
    </ul>
  )
}
