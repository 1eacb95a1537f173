import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame, RoundRow } from '#db/view.ts'
import { useRounds } from '../../../data/account-queries.ts'
import { useSeedPair } from '../../../data/round-queries.ts'
import { useFormatShortDateTime } from '../../../format/use-format-date-time.ts'
import { Button } from '../../../ui/Button.tsx'
import controls from '../controls.module.css'
import { isRoundOpen } from '../round/round-version.ts'
import { ROUNDS_SHOWN } from '../round/rounds-shown.ts'
import { useTableMode } from '../practice/play-mode.ts'
import { CheckSteps } from './CheckSteps.tsx'
import { CopyRound } from './CopyRound.tsx'
import { fairnessPath } from './fairness-path.ts'
import styles from './fairness.module.css'
import type { RoundNames } from './names.ts'
import { RevealSeed } from './RevealSeed.tsx'
import { Unrevealed } from './Unrevealed.tsx'
import { useFocusOnReveal } from './use-focus-on-reveal.ts'

const MORE = 500

type Props = {
  game: OriginalGame
  names: RoundNames
  /** The round selected first, however old; null for the newest. */
  roundId: string | null
  /** Whether rounds may still load when the device has none. */
  isComing: boolean
  /** The id of a text elsewhere that says why seeds cannot be rotated now; null for none. */
  reasonId: string | null
}

/** Selects a past round stored on the device and recomputes it. */
export function RoundChecker({ game, names, roundId, isComing, reasonId }: Props) {
  const intl = useIntl()
  const shortMoment = useFormatShortDateTime()
  const id = useId()
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
                    { roll: names.round(each), time: shortMoment(each.at), nonce: each.nonce },
                  )}
                </option>
              ))}
            </select>
          </div>
          {more && <Button onClick={more}>{intl.formatMessage({ id: 'fairness.more' })}</Button>}
          <SelectedRoundCheck key={round.id} round={round} names={names} reasonId={reasonId} />
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
  const mode = useTableMode()
  const last: readonly RoundRow[] | undefined = useRounds(game, ROUNDS_SHOWN, mode)
  const loaded: readonly RoundRow[] | undefined = useRounds(game, count, mode)
  // An open round cannot be checked before all its draws are made.
  const rounds = (loaded ?? last ?? []).filter((round) => !isRoundOpen(round))
  const isFull = loaded !== undefined && loaded.length === count
  const isMissing = isFull && chosen !== null && !loaded.some(({ id }) => id === chosen)
  // Loads older rounds until the requested one is found, so that no other round is shown instead.
  if (isMissing) setCount(count + MORE)
  return { rounds, isRead: last !== undefined, more: isFull ? () => setCount(count + MORE) : null }
}

type CheckProps = Pick<Props, 'names' | 'reasonId'> & { round: RoundRow }

function SelectedRoundCheck(props: CheckProps) {
  const pair = useSeedPair(props.round.serverSeedHash)
  return pair === undefined ? null : <RoundCheck {...props} serverSeed={pair?.serverSeed ?? null} />
}

function RoundCheck({ round, serverSeed, names, reasonId }: CheckProps & { serverSeed: string | null }) {
  const { ref, onPress } = useFocusOnReveal(serverSeed)
  return (
    <div ref={ref} tabIndex={-1} className={styles.part}>
      {serverSeed === null ? (
        <>
          <Unrevealed round={round} />
          <RevealSeed round={round} reasonId={reasonId} onPress={onPress} />
        </>
      ) : (
        <CheckSteps round={round} serverSeed={serverSeed} names={names} />
      )}
      <CopyRound round={round} serverSeed={serverSeed} />
    </div>
  )
}
