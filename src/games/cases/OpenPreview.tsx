import { useIntl } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { getBestItem, type CaseFacts } from './case-facts.ts'
import styles from '../table/controls.module.css'
import type { CaseGameState } from './use-case-game.ts'

/** The price of opening, and the highest possible payout. */
export function OpenPreview({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { currency } = game.original.table
  const best = getBestItem(facts)?.value ?? null
  return (
    <dl className={styles.preview}>
      <div>
        <dt>{formatMessage({ id: 'cases.total' })}</dt>
        <dd translate="no">{money(game.total, currency)}</dd>
      </div>
      <div>
        <dt>{formatMessage({ id: 'cases.most' })}</dt>
        <dd translate="no">{money(best === null ? null : minor(best * game.count), currency)}</dd>
      </div>
    </dl>
  )
}
