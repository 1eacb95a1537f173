import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSetAtom } from 'jotai'
import { useMoney } from '../../app/money.ts'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { Button } from '../../ui/Button.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import { AutoBar } from '../auto/AutoBar.tsx'
import type { AutoPlaying } from '../auto/use-auto-play.ts'
import { amountRefusal } from '../original/amount-refusal.ts'
import { BetBar } from '../original/BetBar.tsx'
import { refusalText } from '../original/refusal.ts'
import table from '../original/table.module.css'
import type { Slot } from './use-crash-slot.ts'

type Props = { slots: readonly Slot[]; auto: AutoPlaying; children: ElementChildren }

/** The buttons of both bets, and right above them what keeps them from being pressed. */
export function CrashBar({ slots, auto, children }: Props) {
  const intl = useIntl()
  const openModal = useSetAtom(modalAtom)
  const [isSettling, setSettling] = useState(false)
  const [first] = slots
  const note = useNote(slots)
  if (!first) return null
  const { off, problem, refresh, currency } = first.table
  const isChecking = slots.some(({ unconfirmed }) => unconfirmed !== null)

  function settle(): void {
    setSettling(true)
    void commands.games.crash.settle().finally(() => setSettling(false))
  }

  const isPoor = slots.some(({ failure }) => failure?.code === 'funds')
  return (
    <BetBar
      off={off ?? (isChecking ? 'checking' : null)}
      problem={problem}
      settling={isSettling}
      settle={settle}
      refresh={refresh}
      note={auto.run === null ? note : null}
      way={
        isPoor ? (
          <Button onClick={() => openModal({ name: 'payIn' })}>{intl.formatMessage({ id: 'dice.deposit' })}</Button>
        ) : null
      }
    >
      <AutoBar auto={auto} currency={currency} />
      <div className={table.actions}>{children}</div>
    </BetBar>
  )
}

/** What a refused bet, cash-out or cancellation says; of a typed amount its own field tells. */
function useNote(slots: readonly Slot[]) {
  const intl = useIntl()
  const money = useMoney()
  for (const { failure, table: game } of slots) {
    const text = failure && !amountRefusal(failure) ? refusalText(failure) : null
    if (text) {
      const values = {
        min: money(game.limits.min, game.currency),
        max: money(game.limits.max, game.currency),
        balance: money(game.balance, game.currency),
      }
      return { text: intl.formatMessage({ id: text }, values), tone: 'danger' as const }
    }
  }
  return slots[0]?.table.loggedIn === false ? { text: intl.formatMessage({ id: 'original.guest' }) } : null
}
