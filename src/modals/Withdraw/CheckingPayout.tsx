import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { BillingRow, IntentRow } from '../../../worker/db/view.ts'
import { useMoney } from '../../format/use-money.ts'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from '../PayIn/payIn.module.css'

/** A withdrawal whose reply was lost: it is not sent again; its outcome is requested instead. */
export function CheckingPayout({ intent, billing }: { intent: IntentRow; billing: BillingRow | null }) {
  const money = useMoney()
  const reachable = useReachable()
  const [isChecking, setChecking] = useState(false)
  const method = billing?.payouts.find(({ hash }) => hash === intent.subject)?.name ?? ''

  async function check(): Promise<void> {
    setChecking(true)
    await commands.money.settlePayouts()
    setChecking(false)
  }

  return (
    <div className={styles.notice}>
      <output>
        <strong>
          <FormattedMessage id="withdraw.checking" values={{ method, amount: money(intent.amount, intent.currency) }} />
        </strong>
        {SPACE}
        <FormattedMessage id="withdraw.checkingWhy" />
      </output>
      {reachable && (
        <Button busy={isChecking} onClick={() => void check()}>
          <FormattedMessage id="deposit.askNow" />
        </Button>
      )}
    </div>
  )
}
