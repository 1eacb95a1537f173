import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { IntentRow } from '#db/view.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from './payIn.module.css'

type Props = {
  intent: IntentRow
  /** Name of the payment method, empty if it is not known. */
  method: string
  kind: 'deposit' | 'withdraw'
}

const KINDS = {
  deposit: { settle: 'settle', checking: 'deposit.checking', reason: 'deposit.checkingWhy' },
  withdraw: { settle: 'settlePayouts', checking: 'withdraw.checking', reason: 'withdraw.checkingWhy' },
} as const

/** A deposit or withdrawal whose reply was lost: it is not sent again; its outcome is requested instead. */
export function CheckingOrder({ intent, method, kind }: Props) {
  const { settle, checking, reason } = KINDS[kind]
  const money = useMoney()
  const reachable = useReachable()
  const [isChecking, setChecking] = useState(false)

  async function check(): Promise<void> {
    setChecking(true)
    await commands.money[settle]()
    setChecking(false)
  }

  return (
    <div className={styles.notice}>
      <output>
        <strong>
          <FormattedMessage id={checking} values={{ method, amount: money(intent.amount, intent.currency) }} />
        </strong>
        {SPACE}
        <FormattedMessage id={reason} />
      </output>
      {reachable && (
        <Button busy={isChecking} onClick={() => void check()}>
          <FormattedMessage id="deposit.askNow" />
        </Button>
      )}
    </div>
  )
}
