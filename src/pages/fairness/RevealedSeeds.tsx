import { FormattedMessage, useIntl } from 'react-intl'
import type { SeedPairRow } from '../../../worker/db/view.ts'
import { useRevealedSeedPairs } from '../../data/account-queries.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import styles from './fairness-page.module.css'

const MOST = 50

/** The player's seed pairs that have been replaced, to check rounds with them anywhere. */
export function RevealedSeeds() {
  const pairs = useRevealedSeedPairs(MOST)
  if (!pairs) return null
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="fairness.revealed" />
      </h2>
      {pairs.length === 0 && (
        <p>
          <FormattedMessage id="fairness.revealed.none" />
        </p>
      )}
      {pairs.map((pair) => (
        <Pair key={pair.serverSeedHash} pair={pair} />
      ))}
    </section>
  )
}

function Pair({ pair: { game, nonce, revealedAt, clientSeed, serverSeed, serverSeedHash } }: { pair: SeedPairRow }) {
  const { formatMessage } = useIntl()
  const formatDateTime = useFormatDateTime()
  return (
    <details data-testid="revealed-seeds">
      <summary>
        <FormattedMessage
          id="fairness.revealed.pair"
          values={{
            game: formatMessage({ id: `nav.${game}` }),
            count: nonce,
            at: revealedAt === null ? '—' : formatDateTime(revealedAt),
          }}
        />
      </summary>
      <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={serverSeedHash} />
      <SeedLine label={formatMessage({ id: 'fairness.serverSeed' })} value={serverSeed ?? ''} />
      <SeedLine label={formatMessage({ id: 'fairness.clientSeed' })} value={clientSeed} />
    </details>
  )
}
