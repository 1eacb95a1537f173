import { FormattedMessage, useIntl } from 'react-intl'
import { CASE_COUNTS } from '#domain/games/cases.ts'
import { useMoney } from '../../format/use-money.ts'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import type { CaseFacts } from './case-facts.ts'
import styles from './controls.module.css'
import type { CaseGameState } from './use-case-game.ts'

/** How many cases one bet opens, or a note that they have no price in this currency. */
export function CaseCount({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { currency } = game.original.table
  return (
    <>
      <ChoiceBar
        legend={
          <>
            <FormattedMessage id="cases.count" />
            {facts.price !== null && (
              <span>{formatMessage({ id: 'cases.each' }, { price: money(facts.price, currency) })}</span>
            )}
          </>
        }
        choices={CASE_COUNTS}
        chosen={game.count}
        nameOf={String}
        onChoose={game.setCount}
      />
      <output className={styles.notSold}>{game.total === null && formatMessage({ id: 'cases.notSold' })}</output>
    </>
  )
}
