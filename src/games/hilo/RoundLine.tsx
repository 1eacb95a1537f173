import { useIntl } from 'react-intl'
import { hiloHundredths, hiloMultiplier } from '#domain/games/hilo.ts'
import { useMoney } from '../../format/use-money.ts'
import { Amount } from '../../ui/Amount.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import type { HiloRound } from './use-hilo.ts'

/** The status of the round as reported by the operator: the current cash-out, or the final result. */
export function RoundLine({ round }: { round: HiloRound | null }) {
  const intl = useIntl()
  if (!round) return <StageInvitation isBeside>{intl.formatMessage({ id: 'hilo.line.none' })}</StageInvitation>
  return round.status === 'open' ? <OpenRound round={round} /> : <SettledRound round={round} />
}

function OpenRound({ round }: { round: HiloRound }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  return (
    <StageResult figure={multiplier(hiloHundredths(hiloMultiplier(round.state)))} facts={resultFacts(round)} isBeside>
      <span>{intl.formatMessage({ id: round.cashOut === null ? 'hilo.line.first' : 'hilo.line.cashOut' })}</span>
      {round.cashOut !== null && (
        <b translate="no">
          <Amount>{money(round.cashOut, round.currency)}</Amount>
        </b>
      )}
    </StageResult>
  )
}

const SETTLED = { win: 'hilo.line.win', loss: 'hilo.line.loss', push: 'hilo.line.push' } as const

function SettledRound({ round }: { round: HiloRound }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const outcome = getOutcome(round)
  const reached = round.payout === 0 ? 0 : hiloHundredths(hiloMultiplier(round.state))
  return (
    <StageResult figure={multiplier(reached)} facts={resultFacts(round)} isBeside>
      <span>{intl.formatMessage({ id: SETTLED[outcome] })}</span>
      {outcome !== 'push' && <CountedChange round={round} />}
    </StageResult>
  )
}
