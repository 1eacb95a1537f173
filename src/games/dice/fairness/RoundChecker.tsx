import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { DiceRound } from '../../../../worker/db/view.ts'
import { useRounds, useSeedPair } from '../../../data/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import controls from '../controls.module.css'
import { ROUNDS_SHOWN } from '../use-dice-table.ts'
import { useHundredths } from '../use-hundredths.ts'
import { checkRound } from './check-round.ts'
import { CheckSteps } from './CheckSteps.tsx'
import styles from './fairness.module.css'

const MORE = 500
const TIME = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const

type Props = {
  /** The last rounds, the first to choose from; all that the device keeps can be asked for. */
  rounds: readonly DiceRound[]
  roundId: string | null
}

/** Takes a past round from the history and draws it again. */
export function RoundChecker({ rounds: last, roundId }: Props) {
  const intl = useIntl()
  const hundredths = useHundredths()
  const id = useId()
  const [chosen, setChosen] = useState(roundId)
  const { rounds, more } = useHistory(last)
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
                    { roll: hundredths(each.roll), time: intl.formatDate(each.at, TIME), nonce: each.nonce },
                  )}
                </option>
              ))}
            </select>
          </div>
          {more && <Button onClick={more}>{intl.formatMessage({ id: 'fairness.more' })}</Button>}
          <CheckOf key={round.id} round={round} />
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'fairness.noRounds' })}</p>
      )}
    </section>
  )
}

/** The last rounds and as many older ones as were asked for; `more` asks, null where there are no more. */
function useHistory(last: readonly DiceRound[]) {
  const [count, setCount] = useState(ROUNDS_SHOWN)
  const kept = useRounds('dice', count)
  const rounds = kept ?? last
  const more = kept && kept.length === count ? () => setCount(count + MORE) : null
  return { rounds, more }
}

function CheckOf({ round }: { round: DiceRound }) {
  const intl = useIntl()
  const pair = useSeedPair(round.serverSeedHash)
  const check = useMemo(() => checkRound(round, pair ?? null), [round, pair])
  if (pair === undefined) return null
  return check ? (
    <CheckSteps round={round} check={check} />
  ) : (
    <output>{intl.formatMessage({ id: 'fairness.notRevealed' })}</output>
  )
}
