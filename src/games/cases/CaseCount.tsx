import { FormattedMessage, useIntl } from 'react-intl'
import { useSetAtom } from 'jotai'
import { CASE_COUNTS } from '../../../worker/rules/cases.ts'
import { useMoney } from '../../app/money.ts'
import { modalAtom } from '../../app/state.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceBar } from '../original/ChoiceBar.tsx'
import type { CaseFacts } from './case-facts.ts'
import styles from './controls.module.css'
import type { CaseGameState } from './use-case-game.ts'

/** How many cases one bet opens, and whatever of the price keeps it from being made. */
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
      <Trouble game={game} />
    </>
  )
}

function Trouble({ game: { total, short, original } }: { game: CaseGameState }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const openModal = useSetAtom(modalAtom)
  const { balance, currency } = original.table
  return (
    <output className={styles['trouble']}>
      {total === null && formatMessage({ id: 'cases.notSold' })}
      {short && (
        <>
          {formatMessage({ id: 'cases.short' }, { balance: money(balance, currency) })}
          <Button variant="quiet" onClick={() => openModal({ name: 'payIn' })}>
            <FormattedMessage id="cases.deposit" />
          </Button>
        </>
      )}
    </output>
  )
}
