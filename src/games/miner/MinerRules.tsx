import { useIntl } from 'react-intl'
import { MINER_RETURN_PERCENT, minerGems, minerHundredths, minerMultiplier } from '#domain/games/miner.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { useFormatMinerChance } from './use-format-miner-chance.ts'
import type { Miner } from './use-miner.ts'

const HEADINGS = ['miner.rules.gems', 'miner.rules.multiplier', 'miner.rules.chance'] as const

/** How mines are placed and gems paid, with the true return, the rounding, and all multipliers. */
export function MinerRules({ miner: { mines, original } }: { miner: Miner }) {
  const intl = useIntl()
  const money = useMoney()
  const chance = useFormatMinerChance()
  return (
    <>
      <p>{intl.formatMessage({ id: 'miner.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'miner.rules.play' })}</p>
      <p>{intl.formatMessage({ id: 'miner.rules.pay' }, { unit: money(minor(1), original.table.currency) })}</p>
      <p>{intl.formatMessage({ id: 'miner.rules.return' }, { rtp: chance(MINER_RETURN_PERCENT / 100) })}</p>
      <p>{intl.formatMessage({ id: 'miner.rules.keys' })}</p>
      <Multipliers mines={mines} />
    </>
  )
}

function Multipliers({ mines }: { mines: number }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const chance = useFormatMinerChance()
  const steps = Array.from({ length: minerGems(mines) }, (_, index) => index + 1)
  return (
    <FiguresTable
      caption={intl.formatMessage({ id: 'miner.rules.table' }, { mines })}
      headings={HEADINGS.map((id) => intl.formatMessage({ id }))}
      rows={steps.map((gems) => ({
        name: gems,
        figures: [multiplier(minerHundredths(mines, gems)), chance(computeChance(mines, gems))],
      }))}
    />
  )
}

/** The chance of so many gems in a row: the return divided by the multiplier. */
function computeChance(mines: number, gems: number): number {
  const { numerator, denominator } = minerMultiplier(mines, gems)
  return Number(denominator * BigInt(MINER_RETURN_PERCENT)) / Number(numerator * 100n)
}
