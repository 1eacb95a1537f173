import { type CSSProperties, memo, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { plinkoMultiplier, plinkoPays, plinkoSlot } from '#domain/games/plinko.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { letters } from '../../ui/letters.ts'
import { changeText } from '../table/change.ts'
import { useMoney } from '../../format/use-money.ts'
import { Stage } from '../table/stage/Stage.tsx'
import { Invitation } from '../table/Invitation.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { OUTCOME_TEXT } from '../table/round/outcome-text.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import { getHeat } from './heat.ts'
import type { PlinkoLine } from './plinko-line.ts'
import styles from './plinko.module.css'
import { usePlinkoBoard } from './use-plinko-board.ts'
import type { Plinko, PlinkoRound } from './use-plinko.ts'

/** How many of the last results stand beside the board. */
const LAST_SHOWN = 5

/** The board: pegs and falling balls, the slots below, the last result and those before it in its free corners. */
export function PlinkoScene({ plinko }: { plinko: Plinko }) {
  const { line, flights, waiting, result, original } = plinko
  const { still, moving, slots } = usePlinkoBoard(line, flights, waiting)
  return (
    <Stage>
      <div className={styles.stage} data-testid="stage" data-balls={flights.length}>
        <canvas ref={still} className={styles.canvas} aria-hidden="true" />
        <canvas ref={moving} className={styles.canvas} aria-hidden="true" />
        <Result plinko={plinko} />
        <LastPays rounds={original.table.rounds ?? []} />
        <Slots line={line} lit={result && plinkoSlot(result.state.path)} slots={slots} />
      </div>
    </Stage>
  )
}

type SlotsProps = { line: PlinkoLine; lit: number | null; slots: RefObject<HTMLOListElement | null> }

/** What each slot pays; that of the last ball is lit. */
const Slots = memo(function Slots({ line, lit, slots }: SlotsProps) {
  const { formatNumber } = useIntl()
  return (
    // React's CSSProperties type has no custom properties.
    <ol ref={slots} className={styles.slots} data-rows={line.rows} style={{ '--rows': line.rows } as CSSProperties}>
      {plinkoPays(line).map((pays, slot) => {
        const label = formatNumber(pays / 100)
        return (
          // A slot has no identity but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={slot} data-heat={getHeat(pays)} data-lit={slot === lit || undefined} style={letters(label)}>
            <span translate="no">{label}</span>
          </li>
        )
      })}
    </ol>
  )
})

/** The last ball that has landed; before any, the highest multiplier. */
function Result({ plinko: { result, line } }: { plinko: Plinko }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  if (!result) {
    const top = multiplier(Math.max(...plinkoPays(line)))
    return (
      <p className={styles.result}>
        <Invitation>
          <small>{intl.formatMessage({ id: 'keno.pays.top' })}</small>
          <strong translate="no" style={letters(top)}>
            {top}
          </strong>
        </Invitation>
      </p>
    )
  }
  const outcome = getOutcome(result)
  const pays = plinkoMultiplier(result.bet, result.state.path)
  const label = multiplier(pays)
  return (
    <p
      className={styles.result}
      {...resultFacts(result)}
      data-heat={getHeat(pays)}
      style={letters(changeText(result, money))}
    >
      <small>{intl.formatMessage({ id: OUTCOME_TEXT[outcome] })}</small>
      <strong translate="no" style={letters(label)}>
        {label}
      </strong>
      {outcome !== 'push' && <CountedChange round={result} />}
    </p>
  )
}

/** The last results in the colours of their slots, newest first; the row above the board has the same as buttons. */
function LastPays({ rounds }: { rounds: readonly PlinkoRound[] }) {
  const { formatNumber } = useIntl()
  return (
    <ul className={styles.last} aria-hidden="true" translate="no">
      {rounds.slice(0, LAST_SHOWN).map(({ id, bet, state }) => {
        const pays = plinkoMultiplier(bet, state.path)
        return (
          <li key={id} data-heat={getHeat(pays)}>
            {formatNumber(pays / 100)}
          </li>
        )
      })}
    </ul>
  )
}
