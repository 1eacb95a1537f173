import { useIntl } from 'react-intl'
import { hiloHundredths, hiloMultiplier } from '../../../worker/domain/games/hilo.ts'
import { minor } from '../../../worker/domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../original/round/multiplier.ts'
import { getOutcome } from '../original/round/outcome.ts'
import { resultFacts } from '../original/round/result-facts.ts'
import styles from './scene.module.css'
import type { HiloRound } from './use-hilo.ts'

/** The status of the round as reported by the operator: the current cash-out, or the final result. */
export function RoundLine({ round }: { round: HiloRound | null }) {
  const intl = useIntl()
  if (!round) return <p className={styles.line}>{intl.formatMessage({ id: 'hilo.line.none' })}</p>
  const outcome = round.status === 'open' ? 'open' : getOutcome(round)
  return (
    <p className={styles.line} {...resultFacts(round)}>
      {outcome === 'open' ? <Standing round={round} /> : <Settled round={round} outcome={outcome} />}
    </p>
  )
}

function Standing({ round }: { round: HiloRound }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  return (
    <>
      <strong translate="no">{multiplier(hiloHundredths(hiloMultiplier(round.state)))}</strong>
      <span>
        <span>{intl.formatMessage({ id: round.cashOut === null ? 'hilo.line.first' : 'hilo.line.cashOut' })}</span>
        {round.cashOut !== null && <b translate="no">{money(round.cashOut, round.currency)}</b>}
      </span>
    </>
  )
}

const SETTLED = { win: 'hilo.line.win', loss: 'hilo.line.loss', push: 'hilo.line.push' } as const

function Settled({ round, outcome }: { round: HiloRound; outcome: keyof typeof SETTLED }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const change = money(minor(Math.abs(round.payout - round.amount)), round.currency)
  return (
    <>
      <strong translate="no">{multiplier(round.payout === 0 ? 0 : hiloHundredths(hiloMultiplier(round.state)))}</strong>
      <span>
        <span>{intl.formatMessage({ id: SETTLED[outcome] })}</span>
        {outcome !== 'push' && <b translate="no">{`${outcome === 'win' ? '+' : '−'}${change}`}</b>}
      </span>
    </>
  )
}
