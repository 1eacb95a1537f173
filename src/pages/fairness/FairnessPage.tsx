import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearch } from 'wouter'
import type { OriginalGame } from '#db/view.ts'
import { isOriginalGame } from '#domain/games/originals.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useViewer } from '../../data/queries.ts'
import seeds from '../../games/table/fairness/fairness.module.css'
import NotFound from '../../errors/NotFound.tsx'
import { CrashChecks } from './CrashChecks.tsx'
import { ByHand } from './ByHand.tsx'
import styles from './fairness-page.module.css'
import { OpenedRound } from './OpenedRound.tsx'
import { PastedRound } from './PastedRound.tsx'
import { PublicRound } from './PublicRound.tsx'
import { RevealedSeeds } from './RevealedSeeds.tsx'
import { isCheckedGame, SharedCheckLinks, SharedChecks } from './SharedChecks.tsx'

/** One character more than the longest id, 128 characters. */
const CUT = 129
const HOW = ['hash', 'client', 'draw', 'reveal'] as const

/**
 * /fairness and /fairness/{game}: how draws are verified, and the check of any round; /fairness/{game}/{round}: a round
 * that its player has shared. Works offline and without an account.
 */
export default function FairnessPage({ game, roundId }: { game: string | undefined; roundId: string | undefined }) {
  if (roundId !== undefined)
    return isOriginalGame(game) ? (
      <PublicRound key={`${game} ${roundId}`} game={game} roundId={roundId} />
    ) : (
      <NotFound />
    )
  if (game === 'crash') return <CrashChecks />
  if (isCheckedGame(game)) return <SharedChecks game={game} />
  return game === undefined || isOriginalGame(game) ? <Checks game={game} /> : <NotFound />
}

function Checks({ game }: { game: OriginalGame | undefined }) {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage({ id: 'fairness.page.title' }))
  // A cut text is still longer than any id, so it matches no round.
  const roundId = new URLSearchParams(useSearch()).get('round')?.slice(0, CUT) ?? null
  const loggedIn = useViewer()?.loggedIn
  return (
    <div className={`app-page ${seeds.fairness} ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="fairness.page.title" />
        </h1>
        {loggedIn && (
          <Link href={ROUTES.profileHistory}>
            <FormattedMessage id="history.myBets" />
          </Link>
        )}
      </header>
      {game !== undefined && roundId !== null && (
        <OpenedRound key={`${game} ${roundId}`} game={game} roundId={roundId} />
      )}
      <div className={styles.columns}>
        <PastedRound />
        <ByHand key={game} game={game ?? 'dice'} />
      </div>
      {loggedIn && <RevealedSeeds game={game} />}
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="fairness.shared" />
        </h2>
        <SharedCheckLinks />
      </section>
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="fairness.how" />
        </h2>
        <ol className={styles.how}>
          {HOW.map((step) => (
            <li key={step}>
              <FormattedMessage id={`fairness.how.${step}`} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
