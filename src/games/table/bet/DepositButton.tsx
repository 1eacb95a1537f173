import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { PlayMode } from '#domain/games/practice.ts'
import type { Minor } from '#domain/money/money.ts'
import { depositBlockAtom, modalAtom } from '../../../base/state.ts'
import { Button } from '../../../ui/Button.tsx'

/** Opens the cashier, below the message that a bet costs more than there is. */
export function DepositButton() {
  const { formatMessage } = useIntl()
  const openCashier = useOpenCashier()
  return <Button onClick={openCashier}>{formatMessage({ id: 'bet.deposit' })}</Button>
}

/** What opens the cashier. */
export function useOpenCashier(): () => void {
  const openModal = useSetAtom(modalAtom)
  return () => openModal({ name: 'payIn' })
}

type Purse = { loggedIn: boolean | null; balance: Minor | null; mode?: PlayMode }

/** Whether a player has nothing to bet with at a table for money, and may deposit. */
export function useNeedsDeposit({ loggedIn, balance, mode = 'money' }: Purse): boolean {
  const isClosed = useAtomValue(depositBlockAtom) !== null
  return mode === 'money' && loggedIn === true && balance === 0 && !isClosed
}
