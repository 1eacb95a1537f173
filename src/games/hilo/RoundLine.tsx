import { useIntl } from 'react-intl'
import { hiloHundredths, hiloMultiplier } from '#domain/games/hilo.ts'
import { useMoney } from '../../format/use-money.ts'
import { Invitation } from '../table/Invitation.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { CountedChange } from '../table/win/Counted.tsx'
import styles from './scene.module.css'
import type { HiloRound } from './use-hilo.ts'

/** The status of the round as reported by the operator: the current cash-out, or the final result. */
export function RoundLine({ round }: { round: HiloRound | null }) {
  const intl = useIntl()
  if (!round) {
    return (
      <p className={styles.line}>
        <Invitation>{intl.formatMessage({ id: 'hilo.line.none' })}</Invitation>
      </p>
    )
  }
  const outcome = round.status === 'open' ? 'open' : getOutcome(round)
  return (
    <p className={styles.line} {...resultFacts(round)}>
      {outcome === 'open' ? <OpenRound round={round} /> : <Settled round={round} outcome={outcome} />}
    </p>
  )
}

function OpenRound({ round }: { round: HiloRound }) {
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
  const multiplier = useMultiplier()
  return (
    <>
      <strong translate="no">{multiplier(round.payout === 0 ? 0 : hiloHundredths(hiloMultiplier(round.state)))}</strong>
      <span>
        <span>{intl.formatMessage({ id: SETTLED[outcome] })}</span>
        {outcome !== 'push' && <CountedChange round={round} />}
      </span>
    </>
  )
}
