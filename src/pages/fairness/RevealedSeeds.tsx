import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame, SeedPairRow } from '#db/view.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { useRoundsOfPair } from '../../data/round-queries.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useRoundNames } from '../../games/names.ts'
import { fairnessPath } from '../../games/table/fairness/fairness-path.ts'
import seeds from '../../games/table/fairness/fairness.module.css'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
import { SelectField } from '../../ui/Field.tsx'
import styles from './fairness-page.module.css'
import { useRevealedSeeds } from './use-revealed-seeds.ts'

const ALL = 'all'

/** The player's seed pairs that have been replaced, to check rounds with them anywhere. */
export function RevealedSeeds({ game: shown }: { game: OriginalGame | undefined }) {
  const { formatMessage } = useIntl()
  const [game, setGame] = useState(shown ?? null)
  return (
    <section className={styles.part} aria-labelledby="revealed-seeds">
      <h2 id="revealed-seeds">
        <FormattedMessage id="fairness.revealed" />
      </h2>
      <div className={styles.filter}>
        <SelectField
          label={formatMessage({ id: 'history.game' })}
          name="game"
          value={game ?? ALL}
          options={[
            { value: ALL, text: formatMessage({ id: 'seedPairs.all' }) },
            ...ORIGINAL_GAMES.map((each) => ({ value: each, text: formatMessage({ id: `nav.${each}` }) })),
          ]}
          onChoose={(chosen) => setGame(ORIGINAL_GAMES.find((each) => each === chosen) ?? null)}
        />
      </div>
      <Pairs key={game} game={game} />
    </section>
  )
}

function Pairs({ game }: { game: OriginalGame | null }) {
  const { formatMessage } = useIntl()
  const { pairs, problem, again, isLoading, isComing, isOffline, more } = useRevealedSeeds(game)
  const isEmpty = pairs?.length === 0
  if (!pairs || (isEmpty && isComing)) return <div className={`skeleton ${styles.comingPairs}`} aria-busy="true" />
  return (
    <>
      {isEmpty && problem === null && (
        <p>{formatMessage({ id: isOffline ? 'seedPairs.offline' : 'fairness.revealed.none' })}</p>
      )}
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair.serverSeedHash}>
            <Pair pair={pair} />
          </li>
        ))}
      </ul>
      {problem && (
        <div className={seeds.buttons} role="alert">
          <p className={seeds.said}>{formatMessage({ id: isEmpty ? `error.${problem}` : 'part.lastGood' })}</p>
          <Button onClick={again} busy={isLoading}>
            {formatMessage({ id: 'errorPage.retry' })}
          </Button>
        </div>
      )}
      {more && !problem && (
        <p>
          <Button onClick={more} busy={isLoading}>
            {formatMessage({ id: 'seedPairs.more' })}
          </Button>
        </p>
      )}
    </>
  )
}

function Pair({ pair }: { pair: SeedPairRow }) {
  const { formatMessage } = useIntl()
  const formatDateTime = useFormatDateTime()
  const [isOpen, setOpen] = useState(false)
  const { game, nonce, revealedAt, clientSeed, serverSeed, serverSeedHash, firstAt, lastAt } = pair
  return (
    <details data-testid="revealed-seeds" onToggle={(event) => setOpen(event.currentTarget.open)}>
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
      {isOpen && (
        <div className={styles.seeds}>
          {typeof firstAt === 'number' && typeof lastAt === 'number' && (
            <p>
              {formatMessage({ id: 'seedPairs.days' }, { from: formatDateTime(firstAt), to: formatDateTime(lastAt) })}
            </p>
          )}
          <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={serverSeedHash} />
          <SeedLine label={formatMessage({ id: 'fairness.serverSeed' })} value={serverSeed ?? ''} />
          <HashCheck matches={serverSeed !== null && hashServerSeed(serverSeed) === serverSeedHash} />
          <SeedLine label={formatMessage({ id: 'fairness.clientSeed' })} value={clientSeed} />
          <RoundsOfPair game={game} hash={serverSeedHash} />
        </div>
      )}
    </details>
  )
}

function HashCheck({ matches }: { matches: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <p>
      <span>{formatMessage({ id: 'seedPairs.hash' })}</span>
      {SPACE}
      <strong className={styles.agrees} data-match={matches}>
        {matches ? `✓ ${formatMessage({ id: 'fairness.agrees' })}` : `✕ ${formatMessage({ id: 'fairness.disagrees' })}`}
      </strong>
    </p>
  )
}

function RoundsOfPair({ game, hash }: { game: OriginalGame; hash: string }) {
  const { formatMessage } = useIntl()
  const names = useRoundNames()
  const formatDateTime = useFormatDateTime()
  const rounds = useRoundsOfPair(game, hash)
  if (!rounds) return null
  if (rounds.length === 0) return <p>{formatMessage({ id: 'seedPairs.noRounds' })}</p>
  return (
    <ul className={styles.pairs}>
      {rounds.map((round) => (
        <li key={round.id}>
          <Link href={fairnessPath(game, round.id)}>
            {formatMessage(
              { id: 'fairness.roundOption' },
              { roll: names.round(round), time: formatDateTime(round.at), nonce: round.nonce },
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
