import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '../../../worker/result.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import type { Range } from '../../../worker/rules/limits.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { Button } from '../../ui/Button.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import { amountRefusal } from '../original/amount-refusal.ts'
import { BetBar } from '../original/BetBar.tsx'
import { refusalText } from '../original/refusal.ts'
import table from '../original/table.module.css'
import type { Off } from '../original/use-table.ts'

type Props = {
  game: 'rooms' | 'duel'
  off: Off | null
  failure: AppError | null
  table: {
    problem: Parameters<typeof BetBar>[0]['problem']
    refresh: () => void
    loggedIn: boolean | null
    limits: Range
    currency: Currency
    balance: Minor | null
  }
  children: ElementChildren
}

/** The button that places the bet, and right above it what keeps it from being pressed. */
export function LiveBar({ game, off, failure, table: { problem, refresh, ...facts }, children }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const openModal = useSetAtom(modalAtom)
  const [isSettling, setSettling] = useState(false)

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  // A cancellation that came after somebody had joined.
  const isOver = game === 'duel' && failure?.reason === 'bet.over'
  const refused = isOver ? 'duels.refused.over' : failure && !amountRefusal(failure) ? refusalText(failure) : null
  const values = {
    min: money(facts.limits.min, facts.currency),
    max: money(facts.limits.max, facts.currency),
    balance: money(facts.balance, facts.currency),
  }
  const note = refused
    ? { text: intl.formatMessage({ id: refused }, values), tone: 'danger' as const }
    : facts.loggedIn === false
      ? { text: intl.formatMessage({ id: 'original.guest' }) }
      : null
  return (
    <BetBar
      off={off}
      problem={problem}
      settling={isSettling}
      settle={settle}
      refresh={refresh}
      note={note}
      way={
        failure?.code === 'funds' ? (
          <Button onClick={() => openModal({ name: 'payIn' })}>{intl.formatMessage({ id: 'dice.deposit' })}</Button>
        ) : null
      }
    >
      <div className={table.actions}>{children}</div>
    </BetBar>
  )
}
