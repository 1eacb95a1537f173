import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { CurrencyWalletRow } from '#db/view.ts'
import { CURRENCIES, type Currency, isCurrency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { commands } from '../data/commands.ts'
import { useWallets } from '../data/money-queries.ts'
import { useReachable } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { getRejectionText } from '../forms/rejection-texts.ts'

/** The fields of a wallet that are shown. */
export type ActiveWallet = { currency: Currency; balance: Minor | null }

export type CurrencySwitchState = {
  /** By currency; before they are fetched, only the active one. */
  wallets: ActiveWallet[]
  chosen: Currency
  switching: boolean
  failure: string | null
  /** The currency that the player has just switched to here. */
  switched: Currency | null
  choose: (value: string) => void
}

/** The player's wallets, fetched when shown, and the switch between them. */
export function useCurrencySwitch(wallet: ActiveWallet): CurrencySwitchState {
  const active = wallet.currency
  const intl = useIntl()
  const reachable = useReachable()
  const rows = useWallets()
  const [wanted, setWanted] = useState<Currency | null>(null)
  const [switched, setSwitched] = useState<Currency | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useRefresh(() => commands.money.refreshWallets())

  async function switchTo(currency: Currency): Promise<void> {
    setWanted(currency)
    setFailure(null)
    setSwitched(null)
    const answer = await commands.money.activateCurrency({ currency })
    setWanted(null)
    if (answer.ok) setSwitched(currency)
    else setFailure(getRejectionText(intl, answer.error))
  }

  return {
    wallets: CURRENCIES.flatMap((currency) => ofCurrency(currency, rows) ?? (currency === active ? wallet : [])),
    chosen: wanted ?? active,
    switching: wanted !== null,
    failure,
    switched: switched === active ? switched : null,
    choose: (value) => {
      if (!isCurrency(value) || wanted !== null || value === active) return
      // Offline switches are not enqueued: the wallet must not change later without the player.
      if (reachable) void switchTo(value)
      else setFailure(intl.formatMessage({ id: 'error.offline' }))
    },
  }
}

function ofCurrency(currency: Currency, rows: CurrencyWalletRow[] | undefined): CurrencyWalletRow | undefined {
  return rows?.find((row) => row.currency === currency)
}
