import { useIntl } from 'react-intl'
import { minerGems } from '../../../worker/domain/games/miner.ts'
import { minor } from '../../../worker/domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { resultFacts } from '../original/round/result-facts.ts'
import type { Original } from '../original/table/use-original.ts'
import { countGems } from './board.ts'
import styles from './standing.module.css'
import { getMinerRoundStatus } from './use-miner-words.ts'

/** The status of the newest round, in one line above the board. */
export function MinerStatus({ original: { told: round } }: { original: Original<'miner'> }) {
  const intl = useIntl()
  const money = useMoney()
  if (!round) return <p className={styles.standing}>{intl.formatMessage({ id: 'miner.stands.none' })}</p>
  const standing = getMinerRoundStatus(round)
  const change = minor(round.payout - round.amount)
  const sign = change < 0 ? '−' : '+'
  return (
    <p className={styles.standing} data-standing={standing} {...resultFacts(round)}>
      <span>
        {intl.formatMessage(
          { id: `miner.stands.${standing}` },
          { gems: countGems(round.state), all: minerGems(round.bet.mines) },
        )}
      </span>
      {round.status === 'settled' && <b translate="no">{`${sign}${money(minor(Math.abs(change)), round.currency)}`}</b>}
    </p>
  )
}
