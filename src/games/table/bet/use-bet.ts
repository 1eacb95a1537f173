import { useAtomValue, useSetAtom } from 'jotai'
import type { AppError, Result } from '../../../../worker/core/result.ts'
import { toTyped } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { modalAtom, pausedBalanceAtom } from '../../../base/state.ts'
import { commands } from '../../../data/commands.ts'
import { useCheckGate } from '../../../protection/unchecked-play.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useAmountText } from './amount-text.ts'
import { type BetAmount, type Bounds, type Change, changeAmount, readBetAmount } from './bet-amount.ts'
import { type BetRejections, outdatedBy } from './bet-rejection.ts'
import type { GameAction } from './use-game-action.ts'
import { useShownWallet } from './use-shown-wallet.ts'

/** What only some games have: their reasons to reject a bet, and prices that a rejection shows to be out of date. */
export type BetFacts = { rejections?: BetRejections; refreshPrices?: () => void }

type BetTable = Bounds & BetFacts & { loggedIn: boolean | null; playerId: string | null; refresh: () => void }

type Bet = {
  /** As typed; the minimum bet before any input. */
  amountText: string
  amount: BetAmount
  setAmountText: (text: string) => void
  /** Halves, doubles or maximizes the amount, within the limits and the balance that the player sees. */
  change: (change: Change) => void
  /** The typed amount at a press, checked against the balance even while that is hidden. */
  readAmount: () => BetAmount
  /** The wallet as the player saw it, for the order of a press. */
  getShown: () => Shown
  /** Whether the press may begin a round; opens the log-in for a guest, and a reality check that is due. */
  mayBegin: () => boolean
  /** Runs the one action of the game, and reloads the data that a rejection shows to be out of date. */
  run: (...order: Parameters<GameAction['run']>) => Promise<Result<void> | null>
}

/**
 * The amount field and the press of a bet, shared by all our games. `name`: of the game, or of one of
 * its bets. `isBalanceHidden`: the balance would reveal an outcome that is still being drawn, so it does not limit the
 * amount yet.
 */
export function useBet(name: string, table: BetTable, action: GameAction, isBalanceHidden = false): Bet {
  const { locale } = useLocale()
  const openModal = useSetAtom(modalAtom)
  const pausedBalance = useAtomValue(pausedBalanceAtom)
  const [typed, setTyped] = useAmountText(name, table.playerId, table.currency)
  const visible = isBalanceHidden ? { ...table, balance: null } : table
  const getShown = useShownWallet(visible)
  const isCheckDone = useCheckGate(table.playerId)
  const amountText = typed ?? toTyped(table.limits.min, locale)

  function setAmountText(text: string): void {
    setTyped(text)
    action.clearError()
  }

  return {
    amountText,
    amount: readBetAmount(amountText, visible, locale),
    setAmountText,
    change: (change) => {
      // As the header shows it.
      const bounds = { ...table, balance: pausedBalance ?? table.balance }
      setAmountText(toTyped(changeAmount(amountText, change, bounds, locale), locale))
    },
    readAmount: () => readBetAmount(amountText, table, locale),
    getShown,
    mayBegin: () => {
      if (!table.loggedIn) openModal({ name: 'login' })
      return table.loggedIn === true && isCheckDone()
    },
    run: async (...order) => {
      const answer = await action.run(...order)
      if (answer && !answer.ok) reloadOutdated(answer.error, table)
      return answer
    },
  }
}

function reloadOutdated(error: AppError, table: BetTable): void {
  const outdated = outdatedBy(error, table.rejections)
  if (outdated === 'state') table.refresh()
  else if (outdated === 'profile') void commands.profile.refresh()
  else if (outdated === 'prices') table.refreshPrices?.()
}
