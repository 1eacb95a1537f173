import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { PlayMode } from '#domain/games/practice.ts'
import type { SharedGame } from '#domain/games/shared-rounds.ts'
import type { Range } from '#domain/money/limits.ts'
import type { Minor } from '#domain/money/money.ts'
import type { PlayProtection, ReachedLimit } from '../../../protection/play-protection.ts'
import { useMoney } from '../../../format/use-money.ts'
import { commands } from '../../../data/commands.ts'
import { BlockedNote } from '../../../errors/BlockedNote.tsx'
import type { ElementChildren } from '../../../ui/children.ts'
import { BetBar } from '../bet/BetBar.tsx'
import { DepositButton } from '../bet/DepositButton.tsx'
import { PractiseOffline } from '../practice/PractiseOffline.tsx'
import { type BetRejections, getBetRejectionText } from '../bet/bet-rejection.ts'
import { useRetryText } from '../bet/use-retry-text.ts'
import table from '../table.module.css'
import type { BetDisabledReason } from '../use-table.ts'

type Props = {
  game: SharedGame
  disabledReason: BetDisabledReason | null
  /** The limit of the player that a bet would break; shown where nothing else disables it. */
  limit: ReachedLimit | null
  /** The error of each bet form on the page; null for none. */
  failures: readonly (AppError | null)[]
  table: {
    mode: PlayMode
    hasPractice: boolean
    problem: Parameters<typeof BetBar>[0]['problem']
    refresh: () => void
    rejections: BetRejections
    limits: Range
    currency: Currency
    balance: Minor | null
    protection: PlayProtection
  }
  /** Content above the buttons. */
  above?: ElementChildren
  /** Auto-play has its own announcements, so errors are not shown. */
  isQuiet?: boolean
  children: ElementChildren
}

/** The bet buttons, and above them the reason why they are disabled. */
export function LiveBar({
  game,
  disabledReason,
  limit,
  failures,
  table: { problem, refresh, rejections, ...facts },
  above,
  isQuiet,
  children,
}: Props) {
  const intl = useIntl()
  const money = useMoney()
  const [isSettling, setSettling] = useState(false)

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  /** What resolves the message above the buttons. */
  function getWayOn(): ElementChildren {
    if (disabledReason === 'offline' && facts.hasPractice) return <PractiseOffline />
    const isShort = failures.some((failure) => failure?.code === 'funds')
    return isShort && facts.mode === 'money' ? <DepositButton /> : null
  }

  const withRetry = useRetryText()
  const failure = failures.find((one) => one && getBetRejectionText(one, rejections) !== null)
  const rejectionId = failure && getBetRejectionText(failure, rejections)
  const values = {
    min: money(facts.limits.min, facts.currency),
    max: money(facts.limits.max, facts.currency),
    balance: money(facts.balance, facts.currency),
  }
  const note = rejectionId
    ? { text: withRetry(intl.formatMessage({ id: rejectionId }, values), failure), tone: 'danger' as const }
    : null
  return (
    <BetBar
      disabledReason={disabledReason ?? (limit && 'limit')}
      limit={limit}
      protection={facts.protection}
      currency={facts.currency}
      problem={problem}
      settling={isSettling}
      settle={settle}
      refresh={refresh}
      note={isQuiet ? null : note}
      way={getWayOn()}
    >
      <BlockedNote />
      {above}
      <div className={table.actions}>{children}</div>
    </BetBar>
  )
}
