import { useIntl } from 'react-intl'
import { getPocketColour } from '#domain/games/roulette.ts'
import { Invitation } from '../table/Invitation.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import { getOutcome } from '#domain/money/outcome.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import type { RouletteRound } from './chips.ts'
import { usePocketText } from './use-place-text.ts'
import styles from './wheel.module.css'

const SHOWN = 12

/** Pocket and money of the last round; its space is reserved before there is one. */
export function RouletteResult({ round, turning }: { round: RouletteRound | null; turning: boolean }) {
  const intl = useIntl()
  const pocketText = usePocketText()
  if (round === null || turning) {
    return (
      <p className={styles.result}>
        <span className={styles.none}>
          {turning ? (
            <span>{intl.formatMessage({ id: 'roulette.result.turning' })}</span>
          ) : (
            <Invitation>{intl.formatMessage({ id: 'roulette.result.none' })}</Invitation>
          )}
        </span>
      </p>
    )
  }
  const { pocket } = round.state
  const outcome = getOutcome(round)
  return (
    <p className={styles.result} data-pocket={pocket} {...resultFacts(round)}>
      <strong data-colour={getPocketColour(pocket)} aria-hidden="true">
        {pocket}
      </strong>
      <span>
        <span className={styles.name}>{pocketText(pocket)}</span>
        {outcome === 'push' ? <b>{intl.formatMessage({ id: OUTCOME_TEXT.push })}</b> : <CountedChange round={round} />}
      </span>
    </p>
  )
}

/** The pockets of the last rounds, newest first. */
export function LastPockets({ rounds }: { rounds: readonly RouletteRound[] | null }) {
  const intl = useIntl()
  const pocketText = usePocketText()
  return (
    <ul className={styles.pockets} aria-label={intl.formatMessage({ id: 'roulette.pockets' })}>
      {rounds?.slice(0, SHOWN).map(({ id, state: { pocket } }) => (
        <li key={id} data-colour={getPocketColour(pocket)}>
          <span className="sr-only">{pocketText(pocket)}</span>
          <span aria-hidden="true">{pocket}</span>
        </li>
      ))}
    </ul>
  )
}
