import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '../../../../worker/db/view.ts'
import type { AppError } from '../../../../worker/core/result.ts'
import { hasCommitmentMismatch } from '../../../../worker/domain/fairness/commitment.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useMoney } from '../../../format/use-money.ts'
import { modalAtom } from '../../../app/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { AutoBar } from '../../auto/AutoBar.tsx'
import type { AutoPlaying } from '../../auto/use-auto-play.ts'
import { getAmountRejection } from '../bet/amount-rejection.ts'
import { BetBar, WHY } from '../bet/BetBar.tsx'
import { fairnessPath } from '../fairness/fairness-path.ts'
import { getBetRejectionText } from '../bet/bet-rejection.ts'
import styles from './table.module.css'
import type { Original } from './use-original.ts'

export type TableAction = {
  label: MessageKey
  /** The payout or cost, below the name. */
  detail?: string
  primary?: boolean
  disabled?: boolean
  onPress: () => 'amount' | null | void
}

type Props<Game extends OriginalGame> = {
  original: Original<Game>
  actions: readonly TableAction[]
  fixedAmount: boolean
  isShort: boolean
  note: MessageKey | null
  auto: AutoPlaying
  press: (action: TableAction) => void
}

/** The buttons of a table, and the reason why they are disabled. */
export function TableBar<Game extends OriginalGame>({
  original,
  actions,
  fixedAmount,
  isShort,
  note,
  auto,
  press,
}: Props<Game>) {
  const { table, off, busy, failure } = original
  const intl = useIntl()
  const id = useId()
  const openModal = useSetAtom(modalAtom)
  const said = useNote(original, fixedAmount, isShort, note)
  const broken = original.told && hasCommitmentMismatch(original.told) ? original.told : null
  const isPoor = isShort || (fixedAmount && failure?.code === 'funds')
  return (
    <BetBar
      off={off}
      problem={table.problem}
      settling={original.settling}
      settle={original.settle}
      refresh={table.refresh}
      note={auto.run === null ? said : null}
      way={
        isPoor ? (
          <Button onClick={() => openModal({ name: 'payIn' })}>{intl.formatMessage({ id: 'bet.deposit' })}</Button>
        ) : (
          broken && (
            <Link href={fairnessPath(original.game, broken.id)}>
              {intl.formatMessage({ id: 'original.broken.see' })}
            </Link>
          )
        )
      }
    >
      <AutoBar auto={auto} currency={table.currency} />
      {auto.run === null && (
        <div className={styles.actions}>
          {actions.map((action, at) => (
            <Button
              // The index as key keeps the DOM node, and with it the focus, when the action at this position changes.
              key={at}
              data-action={at}
              variant={action.primary ? 'primary' : 'secondary'}
              // Enter in a field presses the first button while no round is open.
              type={at === 0 && original.open === null ? 'submit' : 'button'}
              className={styles.press}
              movesMoney
              aria-disabled={off !== null || auto.held || action.disabled === true}
              aria-busy={busy}
              // The name is the label alone; the description is the payout, or the reason why it is disabled.
              aria-labelledby={`${id}-${at}`}
              aria-describedby={off === null && action.detail ? `${id}-${at}-detail ${WHY}` : WHY}
              onClick={at === 0 && original.open === null ? undefined : () => press(action)}
            >
              <span id={`${id}-${at}`}>{intl.formatMessage({ id: action.label })}</span>
              {action.detail && (
                <small id={`${id}-${at}-detail`} translate="no">
                  {action.detail}
                </small>
              )}
            </Button>
          ))}
        </div>
      )}
    </BetBar>
  )
}

/**
 * The error of a rejected bet or step, or else the note on the current bet. Amount errors appear at the amount field.
 */
function useNote<Game extends OriginalGame>(
  { failure, table, told }: Original<Game>,
  fixedAmount: boolean,
  isShort: boolean,
  ofBet: MessageKey | null,
) {
  const intl = useIntl()
  const money = useMoney()
  const text = isShort ? 'original.short' : failure && textOf(failure, fixedAmount)
  if (text) {
    const limit = failure && getAmountRejection(failure)?.limit
    const bound = (own: typeof table.limits.min) => money(limit ?? own, table.currency)
    const values = {
      min: bound(table.limits.min),
      max: bound(table.limits.max),
      balance: money(table.balance, table.currency),
    }
    return { text: intl.formatMessage({ id: text }, values), tone: 'danger' as const }
  }
  if (table.loggedIn === false) return { text: intl.formatMessage({ id: 'original.guest' }) }
  if (told && hasCommitmentMismatch(told)) {
    const isBet = told.broken?.stake ?? told.broken?.bet ?? told.broken?.action
    const what = isBet ? 'bet' : 'seeds'
    return { text: intl.formatMessage({ id: 'original.broken' }, { what }), tone: 'danger' as const }
  }
  return ofBet && { text: intl.formatMessage({ id: ofBet }) }
}

function textOf(failure: AppError, fixedAmount: boolean): MessageKey | null {
  const refusal = fixedAmount ? getAmountRejection(failure)?.id : undefined
  return refusal ?? getBetRejectionText(failure)
}
