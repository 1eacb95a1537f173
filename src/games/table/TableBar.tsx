import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { PaceFill } from '../../protection/PaceFill.tsx'
import type { PlayProtection, ReachedLimit } from '../../protection/play-protection.ts'
import { useMoney } from '../../format/use-money.ts'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { useValueAtPress } from '../../ui/use-value-at-press.ts'
import { AutoBar } from './auto/AutoBar.tsx'
import { AutoSwitch } from './auto/AutoSwitch.tsx'
import { StartAuto } from './auto/StartAuto.tsx'
import type { AutoTab } from './auto/use-auto-tab.ts'
import { getAmountRejection } from './bet/amount-rejection.ts'
import { BetBar, BET_DISABLED_REASON_ID } from './bet/BetBar.tsx'
import { useGuestDetail } from './bet/use-guest-detail.ts'
import { fairnessPath } from './fairness/fairness-path.ts'
import { type BetRejections, getBetRejectionText } from './bet/bet-rejection.ts'
import { useShortcutKey } from './Shortcuts.tsx'
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
  /** The limit that the bet would break. */
  limit: ReachedLimit | null
  note: MessageKey | null
  autoTab: AutoTab
  /** The button starts auto-play instead of a bet. */
  isAuto: boolean
  /** The button has just changed its meaning. */
  isHasty: boolean
  press: (action: TableAction) => void
}

/** The buttons of a table, and the reason why they are disabled. */
export function TableBar<Game extends OriginalGame>({
  original,
  actions,
  fixedAmount,
  isShort,
  limit,
  note,
  autoTab,
  isAuto,
  isHasty,
  press,
}: Props<Game>) {
  const { table, off, busy, failure } = original
  const { auto } = autoTab
  const intl = useIntl()
  const openModal = useSetAtom(modalAtom)
  const said = useNote(original, fixedAmount, isShort, note)
  const broken = original.told && hasCommitmentMismatch(original.told) ? original.told : null
  const guestDetail = useGuestDetail(table.loggedIn)
  // A guest has no round, so only the first button does something.
  const shown =
    guestDetail === null ? actions : actions.slice(0, 1).map((action) => ({ ...action, detail: guestDetail }))
  const isPoor = isShort || (fixedAmount && failure?.code === 'funds')
  return (
    <BetBar
      off={off ?? (limit && 'limit')}
      limit={limit}
      protection={table.protection}
      currency={table.currency}
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
      <AutoBar auto={auto} currency={table.currency} isChosen={isAuto} />
      {auto.run === null && (
        <div className={styles.actions}>
          {original.open === null && <AutoSwitch tab={autoTab} />}
          {isAuto && <StartAuto tab={autoTab} isHasty={isHasty} />}
          {!isAuto &&
            shown.map((action, at) => (
              <Action
                // The index as key keeps the DOM node, and with it the focus, when the action at this position changes.
                key={at}
                at={at}
                action={action}
                // Enter in a field presses the first button while no round is open.
                isSubmit={at === 0 && original.open === null}
                isBlocked={off !== null}
                protection={off === 'pace' ? table.protection : null}
                isHeld={auto.held}
                isBusy={busy}
                press={press}
              />
            ))}
        </div>
      )}
    </BetBar>
  )
}

type ActionProps = {
  at: number
  action: TableAction
  isSubmit: boolean
  isBlocked: boolean
  /** Given while the next round has to wait. */
  protection: PlayProtection | null
  isHeld: boolean
  isBusy: boolean
  press: (action: TableAction) => void
}

function Action({ at, action, isSubmit, isBlocked, protection, isHeld, isBusy, press }: ActionProps) {
  const intl = useIntl()
  const id = useId()
  const { keyName, sign } = useShortcutKey(action.label)
  const detail = useValueAtPress(action.detail, isBusy)
  return (
    <Button
      data-action={at}
      variant={action.primary ? 'primary' : 'secondary'}
      type={isSubmit ? 'submit' : 'button'}
      className={styles.press}
      movesMoney
      aria-disabled={isBlocked || isHeld || action.disabled === true}
      aria-busy={isBusy}
      aria-keyshortcuts={keyName}
      // The name is the label alone; the description is the payout, or the reason why it is disabled.
      aria-labelledby={id}
      aria-describedby={!isBlocked && detail ? `${id}-detail ${BET_DISABLED_REASON_ID}` : BET_DISABLED_REASON_ID}
      onClick={isSubmit ? undefined : () => press(action)}
    >
      <span id={id}>{intl.formatMessage({ id: action.label })}</span>
      {detail && (
        <small id={`${id}-detail`} translate="no">
          {detail}
        </small>
      )}
      {sign}
      {at === 0 && protection && <PaceFill wait={protection.wait} seconds={protection.paceSeconds} />}
    </Button>
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
  const text = isShort ? 'original.short' : failure && textOf(failure, fixedAmount, table.rejections)
  if (text) {
    const limit = failure && getAmountRejection(failure)?.limit
    const bound = (tableLimit: typeof table.limits.min) => money(limit ?? tableLimit, table.currency)
    const values = {
      min: bound(table.limits.min),
      max: bound(table.limits.max),
      balance: money(table.balance, table.currency),
    }
    return { text: intl.formatMessage({ id: text }, values), tone: 'danger' as const }
  }
  if (told && hasCommitmentMismatch(told)) {
    const isBet = told.broken?.stake ?? told.broken?.bet ?? told.broken?.action
    const what = isBet ? 'bet' : 'seeds'
    return { text: intl.formatMessage({ id: 'original.broken' }, { what }), tone: 'danger' as const }
  }
  return ofBet && { text: intl.formatMessage({ id: ofBet }) }
}

function textOf(failure: AppError, fixedAmount: boolean, rejections?: BetRejections): MessageKey | null {
  const rejectionId = fixedAmount ? getAmountRejection(failure)?.id : undefined
  return rejectionId ?? getBetRejectionText(failure, rejections)
}
