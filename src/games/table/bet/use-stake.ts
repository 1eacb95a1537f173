import { useAtomValue } from 'jotai'
import type { Minor } from '#domain/money/money.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import type { Shown } from '#domain/money/shown.ts'
import { pausedBalanceAtom } from '../../../base/state.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useIsAutoPlaying } from '../auto/auto-state.ts'
import { useAmountText } from './amount-text.ts'
import { type BetAmount, type Bounds, type Change, changeAmount, readBetAmount } from './bet-amount.ts'
import type { BetAction } from './use-bet.ts'
import { useShownWallet } from './use-shown-wallet.ts'

type StakeTable = Bounds & { playerId: string | null }

/** The amount of a bet as its field shows it. */
export type StakeState = {
  /** As typed; the minimum bet before any input. */
  amountText: string
  amount: BetAmount
  setAmountText: (text: string) => void
  /** Halves, doubles or maximizes the amount, within the limits and the balance that the player sees. */
  change: (change: Change) => void
}

/** What an order says of its money: the amount, and the wallet as the player saw it. */
export type StakeOrder = { amount: Minor; shown: Shown }

type ReadStake = {
  /**
   * The stake of a press, checked against the balance even while that is hidden: the typed amount unless one is given;
   * null if the typed one is invalid.
   */
  readStake: (given?: Minor) => StakeOrder | null
}

/**
 * The stake of the next bet. `name`: of the game, or of one of its bets. `isBalanceHidden`: the balance would reveal an
 * outcome that is still being drawn, so it does not limit the amount yet.
 */
export function useStake(
  name: string,
  table: StakeTable,
  bet: BetAction,
  isBalanceHidden = false,
): StakeState & ReadStake {
  const { locale } = useLocale()
  const pausedBalance = useAtomValue(pausedBalanceAtom)
  const isAutoPlaying = useIsAutoPlaying()
  const [typed, setTyped] = useAmountText(name, table.playerId, table.currency)
  const visible = isBalanceHidden ? { ...table, balance: null } : table
  const getShown = useShownWallet(visible)
  const amountText = typed ?? toTyped(table.limits.min, locale)

  function setAmountText(text: string): void {
    setTyped(text)
    bet.clearError()
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
    readStake: (given) => {
      const now = readBetAmount(amountText, table, locale)
      const amount = given ?? (now.ok ? now.value : null)
      if (amount === null) return null
      // No press belongs to a bet of auto-play, which gives its amount; it stops by itself when the currency changes.
      const isUnseen = isAutoPlaying && given !== undefined
      return { amount, shown: isUnseen ? { currency: table.currency, balance: null } : getShown() }
    },
  }
}
