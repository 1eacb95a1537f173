import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './fields.module.css'
import { useFormatMinerChance } from './use-format-miner-chance.ts'
import type { Miner } from './use-miner.ts'

/** Payout and chance of the next gem, and the current cash-out. */
export function Pays({ miner: { next, cashOut, original } }: { miner: Miner }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const chance = useFormatMinerChance()
  const { open, table } = original
  const currency = open?.currency ?? table.currency
  return (
    <dl className={styles.pays}>
      {next && (
        <div>
          <dt>{intl.formatMessage({ id: cashOut === null ? 'miner.pays.first' : 'miner.pays.next' })}</dt>
          <dd>
            <span translate="no">{multiplier(next.hundredths)}</span>
            {SPACE}
            <small translate="no">{money(next.payout, currency)}</small>
          </dd>
          <dd>
            <small>{intl.formatMessage({ id: 'miner.pays.chance' }, { chance: chance(next.chance) })}</small>
          </dd>
        </div>
      )}
      {cashOut !== null && (
        <div>
          <dt>{intl.formatMessage({ id: 'miner.pays.cashOut' })}</dt>
          <dd translate="no">{money(cashOut, currency)}</dd>
        </div>
      )}
    </dl>
  )
}
