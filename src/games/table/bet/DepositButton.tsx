import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { PlayMode } from '#domain/games/practice.ts'
import type { Minor } from '#domain/money/money.ts'
import { depositBlockAtom, modalAtom } from '../../../base/state.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../table.module.css'

/** Opens the cashier. `isAction`: it is the table's button, in place of the one that places a bet. */
export function DepositButton({ isAction = false }: { isAction?: boolean }) {
  const { formatMessage } = useIntl()
  const openModal = useSetAtom(modalAtom)
  const look = isAction ? ({ variant: 'primary', className: styles.press, 'data-action': 0 } as const) : {}
  return (
    <Button {...look} onClick={() => openModal({ name: 'payIn' })}>
      {formatMessage({ id: 'bet.deposit' })}
    </Button>
  )
}

type Purse = { loggedIn: boolean | null; balance: Minor | null; mode?: PlayMode }

/** Whether a player has nothing to bet with at a table for money, and may deposit. */
export function useNeedsDeposit({ loggedIn, balance, mode = 'money' }: Purse): boolean {
  const isClosed = useAtomValue(depositBlockAtom) !== null
  return mode === 'money' && loggedIn === true && balance === 0 && !isClosed
}
