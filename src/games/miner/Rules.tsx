import { useIntl } from 'react-intl'
import { MINER_RETURN_PERCENT, minerGems, minerHundredths, minerMultiplier } from '../../../worker/rules/miner.ts'
import { minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { useMultiplier } from '../original/multiplier.ts'
import panels from '../original/panels.module.css'
import { useChance } from './use-chance.ts'
import type { Miner } from './use-miner.ts'

/** How a board is laid and what it pays, with the true return, the rounding, and every multiplier. */
export function Rules({ miner: { mines, original } }: { miner: Miner }) {
  const intl = useIntl()
  const money = useMoney()
  const chance = useChance()
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
  const chance = useChance()
  const steps = Array.from({ length: minerGems(mines) }, (_, index) => index + 1)
  return (
    <table className={panels.numbers}>
      <caption>{intl.formatMessage({ id: 'miner.rules.table' }, { mines })}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'miner.rules.gems' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'miner.rules.multiplier' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'miner.rules.chance' })}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((gems) => (
          <tr key={gems}>
            <th scope="row">{gems}</th>
            <td>{multiplier(minerHundredths(mines, gems))}</td>
            <td>{chance(chanceOf(mines, gems))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How likely so many gems in a row are: the return over the multiplier. */
function chanceOf(mines: number, gems: number): number {
  const { numerator, denominator } = minerMultiplier(mines, gems)
  return Number(denominator * BigInt(MINER_RETURN_PERCENT)) / Number(numerator * 100n)
}
