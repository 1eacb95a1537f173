import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame, RoundRow } from '../../../../worker/db/view.ts'
import { useRounds, useSeedPair } from '../../../data/account-queries.ts'
import { useFormatShortDateTime } from '../../../format/use-format-date-time.ts'
import { Button } from '../../../ui/Button.tsx'
import controls from '../table/controls.module.css'
import { isRoundOpen } from '../round/round-version.ts'
import { ROUNDS_SHOWN } from '../round/rounds-shown.ts'
import { CheckSteps } from './CheckSteps.tsx'
import { CopyRound } from './CopyRound.tsx'
import { fairnessPath } from './fairness-path.ts'
import styles from './fairness.module.css'
import { Unrevealed } from './Unrevealed.tsx'
import { useRoundName } from './use-round-name.ts'

const MORE = 500

type Props = {
  game: OriginalGame
  /** The round selected first, however old; null for the newest. */
  roundId: string | null
  /** Whether rounds may still load when the device has none. */
  isComing: boolean
}

/** Selects a past round stored on the device and recomputes it. */
export function RoundChecker({ game, roundId, isComing }: Props) {
  const intl = useIntl()
  const shortMoment = useFormatShortDateTime()
  const id = useId()
  const nameRound = useRoundName()
  const [chosen, setChosen] = useState(roundId)
  const { rounds, more, isRead } = useHistory(game, chosen)
  const round = rounds.find((each) => each.id === chosen) ?? rounds[0]
  return (
    <section className={styles.part}>
      <h3>{intl.formatMessage({ id: 'fairness.check' })}</h3>
      {round ? (
        <>
          <p>{intl.formatMessage({ id: 'fairness.checkWhere' })}</p>
          <div className={controls.field}>
            <label className={controls.label} htmlFor={id}>
              {intl.formatMessage({ id: 'fairness.round' })}
            </label>
            <select
              id={id}
              className={styles.select}
              value={round.id}
              onChange={(event) => setChosen(event.target.value)}
            >
              {rounds.map((each) => (
                <option key={each.id} value={each.id}>
                  {intl.formatMessage(
                    { id: 'fairness.roundOption' },
                    { roll: nameRound(each), time: shortMoment(each.at), nonce: each.nonce },
                  )}
                </option>
              ))}
            </select>
          </div>
          {more && <Button onClick={more}>{intl.formatMessage({ id: 'fairness.more' })}</Button>}
          <CheckOf key={round.id} round={round} />
          <p>
            <Link href={fairnessPath(game, round.id)}>{intl.formatMessage({ id: 'fairness.openRound' })}</Link>
          </p>
        </>
      ) : isRead && !isComing ? (
        <p>{intl.formatMessage({ id: 'fairness.noRounds' })}</p>
      ) : (
        <div className={`skeleton ${styles.coming}`} aria-busy="true" />
      )}
    </section>
  )
}

/** The last settled rounds and the older ones requested so far; `more` loads further ones, null if there are none. */
function useHistory(game: OriginalGame, chosen: string | null) {
  const [count, setCount] = useState(ROUNDS_SHOWN)
  const last: readonly RoundRow[] | undefined = useRounds(game, ROUNDS_SHOWN)
  const kept: readonly RoundRow[] | undefined = useRounds(game, count)
  // An open round cannot be checked before all its draws are made.
  const rounds = (kept ?? last ?? []).filter((round) => !isRoundOpen(round))
  const isFull = kept !== undefined && kept.length === count
  const isMissing = isFull && chosen !== null && !kept.some(({ id }) => id === chosen)
  // Loads older rounds until the requested one is found, so that no other round is shown instead.
  if (isMissing) setCount(count + MORE)
  return { rounds, isRead: last !== undefined, more: isFull ? () => setCount(count + MORE) : null }
}

function CheckOf({ round }: { round: RoundRow }) {
  const pair = useSeedPair(round.serverSeedHash)
  if (pair === undefined) return null
  const serverSeed = pair?.serverSeed ?? null
  return (
    <>
      {serverSeed === null ? <Unrevealed round={round} /> : <CheckSteps round={round} serverSeed={serverSeed} />}
      <CopyRound round={round} serverSeed={serverSeed} />
    </>
  )
}
