import { type ComponentType, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalGame, RoundOf, SeedPairRow } from '../../../../worker/db/view.ts'
import { useRounds, useSeedPair } from '../../../data/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import controls from '../controls.module.css'
import { ROUNDS_SHOWN } from '../use-table.ts'
import styles from './fairness.module.css'

const MORE = 500
const TIME = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const

type NameRound<Game extends OriginalGame> = (round: RoundOf<Game>) => string

/** What a game's own check is given: a round, and the seeds of which it was drawn, revealed. */
export type CheckProps<Game extends OriginalGame> = {
  round: RoundOf<Game>
  pair: SeedPairRow & { serverSeed: string }
  nameRound: NameRound<Game>
}

type Props<Game extends OriginalGame> = {
  game: Game
  /** The last rounds, the first to choose from; all that the device keeps can be asked for. */
  rounds: readonly RoundOf<Game>[]
  /** The round to begin with, however old; null for the newest. */
  roundId: string | null
  nameRound: NameRound<Game>
  Check: ComponentType<CheckProps<Game>>
}

/** Takes a past round from the history and draws it again. */
export function RoundChecker<Game extends OriginalGame>({
  game,
  rounds: last,
  roundId,
  nameRound,
  Check,
}: Props<Game>) {
  const intl = useIntl()
  const id = useId()
  const [chosen, setChosen] = useState(roundId)
  const { rounds, more } = useHistory(game, last, chosen)
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
                    { roll: nameRound(each), time: intl.formatDate(each.at, TIME), nonce: each.nonce },
                  )}
                </option>
              ))}
            </select>
          </div>
          {more && <Button onClick={more}>{intl.formatMessage({ id: 'fairness.more' })}</Button>}
          <CheckOf key={round.id} round={round} nameRound={nameRound} Check={Check} />
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'fairness.noRounds' })}</p>
      )}
    </section>
  )
}

/** The last settled rounds and as many older ones as were asked for; `more` asks, null where there are no more. */
function useHistory<Game extends OriginalGame>(game: Game, last: readonly RoundOf<Game>[], chosen: string | null) {
  const [count, setCount] = useState(ROUNDS_SHOWN)
  const kept = useRounds(game, count)
  const rounds = (kept ?? last).filter(isOver)
  const isFull = kept !== undefined && kept.length === count
  const isMissing = isFull && chosen !== null && !kept.some(({ id }) => id === chosen)
  // A round further back is looked for before anything is shown in its place.
  if (isMissing) setCount(count + MORE)
  return { rounds, more: isFull ? () => setCount(count + MORE) : null }
}

/** Whether a round can be checked: what goes on still has draws to come. */
function isOver(round: RoundOf<OriginalGame>): boolean {
  return round.game === 'dice' || round.status === 'settled'
}

type CheckOfProps<Game extends OriginalGame> = Omit<CheckProps<Game>, 'pair'> & Pick<Props<Game>, 'Check'>

function CheckOf<Game extends OriginalGame>({ round, nameRound, Check }: CheckOfProps<Game>) {
  const intl = useIntl()
  const pair = useSeedPair(round.serverSeedHash)
  if (pair === undefined) return null
  if (pair === null || !isOpened(pair)) return <output>{intl.formatMessage({ id: 'fairness.notRevealed' })}</output>
  return <Check round={round} pair={pair} nameRound={nameRound} />
}

function isOpened(pair: SeedPairRow): pair is SeedPairRow & { serverSeed: string } {
  return pair.serverSeed !== null
}
