import { useIntl } from 'react-intl'
import { minerGems } from '#domain/games/miner.ts'
import { Invitation } from '../table/Invitation.tsx'
import { resultFacts } from '../table/round/result-facts.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import type { Original } from '../table/use-original.ts'
import { countGems } from './board.ts'
import styles from './standing.module.css'
import { getMinerRoundStatus } from './use-miner-words.ts'

/** The status of the newest round, in one line above the board. */
export function MinerStatus({ original: { told: round } }: { original: Original<'miner'> }) {
  const intl = useIntl()
  if (!round) {
    return (
      <p className={styles.standing}>
        <Invitation>{intl.formatMessage({ id: 'miner.stands.none' })}</Invitation>
      </p>
    )
  }
  const status = getMinerRoundStatus(round)
  return (
    <p className={styles.standing} data-standing={status} {...resultFacts(round)}>
      <span>
        {intl.formatMessage(
          { id: `miner.stands.${status}` },
          { gems: countGems(round.state), all: minerGems(round.bet.mines) },
        )}
      </span>
      {round.status === 'settled' && <CountedChange round={round} />}
    </p>
  )
}
