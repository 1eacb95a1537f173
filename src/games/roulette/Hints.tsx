import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useMoney } from '../../format/use-money.ts'
import { PLACES } from '#domain/games/roulette.ts'
import { changeText } from '../table/change.ts'
import { Invitation } from '../table/Invitation.tsx'
import { mostPaid, type RouletteRound, type SumProblem } from './chips.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './tray.module.css'
import { usePlaceText, usePocketText } from './use-place-text.ts'
import type { BoardChange, Roulette } from './use-roulette.ts'

const PROBLEMS = {
  none: 'roulette.problem.none',
  below: 'roulette.problem.below',
  above: 'roulette.problem.above',
  funds: 'roulette.problem.funds',
} as const satisfies Record<SumProblem, MessageKey>

/** Above the table: name and payout of the pointed place, or why the last chip was rejected. */
export function Hints({ game, pointed }: { game: Roulette; pointed: string | null }) {
  const intl = useIntl()
  const money = useMoney()
  const placeText = usePlaceText()
  const { limits, balance, currency } = game.original.table
  const doneText = useDoneText(currency)
  // While the table is empty, shows the result of the round that this page played last.
  const { play, round } = game.original
  const isRevealed = round.isLocal && !round.isAnimating && !play.isInFlight
  const revealedRound = isRevealed && game.chips.size === 0 ? round.shown : null
  const place = pointed === null ? undefined : PLACES.get(pointed)
  const bounds = {
    min: money(limits.min, currency),
    max: money(limits.max, currency),
    balance: money(balance, currency),
    sum: money(game.sum, currency),
  }
  return (
    <div
      className={styles.hints}
      data-problem={game.problem ?? undefined}
      data-idle={(!game.problem && !place) || undefined}
    >
      <output className={styles.problem} data-testid="roulette-problem">
        {game.problem && <Invitation>{intl.formatMessage({ id: PROBLEMS[game.problem] }, bounds)}</Invitation>}
      </output>
      {!game.problem && (
        <span aria-hidden="true">
          {place ? (
            intl.formatMessage({ id: 'roulette.hint' }, { place: placeText(place), pays: place.pays })
          ) : revealedRound ? (
            <RevealedRound round={revealedRound} />
          ) : (
            intl.formatMessage({ id: 'roulette.limits' }, bounds)
          )}
        </span>
      )}
      <output className="sr-only">{doneText(game.done, bounds.sum)}</output>
    </div>
  )
}

/** Repeats the last result for players who have scrolled past the wheel. */
function RevealedRound({ round }: { round: RouletteRound }) {
  const money = useMoney()
  const pocketText = usePocketText()
  return <span>{`${pocketText(round.state.pocket)} · ${changeText(round, money)}`}</span>
}

/** Describes the last change of the chips on the table, whose total is `sum`. */
function useDoneText(currency: Currency): (done: BoardChange, sum: string) => string | null {
  const intl = useIntl()
  const money = useMoney()
  const placeText = usePlaceText()
  return (done, sum) => {
    if (done === null || done === 'cleared') return done && intl.formatMessage({ id: 'roulette.done.cleared' })
    if (done === 'changed') return intl.formatMessage({ id: 'roulette.done.changed' }, { sum })
    const place = PLACES.get(done.place)
    const amount = money(done.amount, currency)
    return place ? intl.formatMessage({ id: 'roulette.done.laid' }, { place: placeText(place), amount, sum }) : null
  }
}

/** The total bet and the most it can return, before the bet is placed. */
export function BetSums({ game }: { game: Roulette }) {
  const intl = useIntl()
  const money = useMoney()
  const { currency } = game.original.table
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{intl.formatMessage({ id: 'roulette.sum' })}</dt>
        <dd data-testid="roulette-sum">
          <Amount>{money(game.sum, currency)}</Amount>
        </dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'roulette.most' })}</dt>
        <dd>
          <Amount>{money(mostPaid(game.auto.bet), currency)}</Amount>
        </dd>
      </div>
    </dl>
  )
}
