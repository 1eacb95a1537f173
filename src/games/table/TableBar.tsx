import { type ReactElement, useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { PaceFill } from '../../protection/PaceFill.tsx'
import type { PlayProtection } from '../../protection/play-protection.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { useValueAtPress } from '../../ui/use-value-at-press.ts'
import { AutoBar } from './auto/AutoBar.tsx'
import { AutoSwitch } from './auto/AutoSwitch.tsx'
import { StartAuto } from './auto/StartAuto.tsx'
import { getAmountRejection, writeBounds } from './bet/amount-rejection.ts'
import { BetBar, BET_DISABLED_REASON_ID } from './bet/BetBar.tsx'
import { DepositButton } from './bet/DepositButton.tsx'
import { useGuestDetail } from './bet/use-guest-detail.ts'
import { useRetryText } from './bet/use-retry-text.ts'
import { fairnessPath } from './fairness/fairness-path.ts'
import { type BetRejections, getBetRejectionText } from './bet/bet-rejection.ts'
import { useShortcutKey } from './Shortcuts.tsx'
import styles from './table.module.css'
import type { BetControls, BetPanel, TableAction } from './use-bet-panel.ts'
import { PractiseOffline } from './practice/PractiseOffline.tsx'
import type { Original } from './use-original.ts'

type Props<Game extends OriginalGame> = {
  original: Original<Game>
  bet: BetControls<Game>
  panel: BetPanel<Game>
}

/** The buttons of a table, and the reason why they are disabled. */
export function TableBar<Game extends OriginalGame>({ original, bet, panel }: Props<Game>) {
  const { table, play } = original
  const { limit, tab } = panel
  const note = useNote(original, bet, panel.isShort)
  return (
    <BetBar
      disabledReason={play.disabledReason ?? (limit && 'limit')}
      limit={limit}
      protection={table.protection}
      currency={table.currency}
      problem={table.problem}
      settling={play.isSettling}
      settle={play.settle}
      refresh={table.refresh}
      note={tab.auto.run === null ? note : null}
      way={play.disabledReason === 'offline' ? <PractiseOffline /> : getWayOn(original, bet, panel.isShort)}
    >
      <AutoBar auto={tab.auto} currency={table.currency} isChosen={panel.isAuto} />
      {tab.auto.run === null && <Actions original={original} panel={panel} />}
    </BetBar>
  )
}

/** What resolves the message above the buttons: the deposit, or the check of a round that does not match. */
function getWayOn<Game extends OriginalGame>(
  { game, round: { shown }, play, table }: Original<Game>,
  { fixedAmount }: BetControls<Game>,
  isShort: boolean,
): ReactElement | null {
  if (table.mode === 'practice') return null
  if (isShort || (fixedAmount && play.error?.code === 'funds')) return <DepositButton />
  return shown && hasCommitmentMismatch(shown) ? <MismatchLink game={game} roundId={shown.id} /> : null
}

function MismatchLink({ game, roundId }: { game: OriginalGame; roundId: string }) {
  const { formatMessage } = useIntl()
  return <Link href={fairnessPath(game, roundId)}>{formatMessage({ id: 'original.broken.see' })}</Link>
}

/** The buttons while auto-play is not running: those of the bet, or its start. */
function Actions<Game extends OriginalGame>({ original, panel }: Omit<Props<Game>, 'bet'>) {
  const { table, play, round } = original
  const guestDetail = useGuestDetail(table.loggedIn)
  const isBetween = round.open === null
  // A guest has no round, so only the first button does something.
  const shown =
    guestDetail === null
      ? panel.actions
      : panel.actions.slice(0, 1).map((action) => ({ ...action, detail: guestDetail }))
  return (
    <div className={styles.actions}>
      {isBetween && <AutoSwitch tab={panel.tab} />}
      {panel.isAuto && <StartAuto tab={panel.tab} isHasty={panel.isHasty} />}
      {!panel.isAuto &&
        shown.map((action, at) => (
          <Action
            // The index as key keeps the DOM node, and with it the focus, when the action at this position changes.
            key={at}
            at={at}
            action={action}
            // Enter in a field presses the first button while no round is open.
            isSubmit={at === 0 && isBetween}
            isBlocked={play.disabledReason !== null}
            protection={play.disabledReason === 'pace' ? table.protection : null}
            isAutoControlled={panel.tab.auto.areControlsDisabled}
            isBusy={play.isInFlight && !action.isRepeatable}
            press={panel.press}
          />
        ))}
    </div>
  )
}

type ActionProps = {
  at: number
  action: TableAction
  isSubmit: boolean
  isBlocked: boolean
  /** Given while the next round has to wait. */
  protection: PlayProtection | null
  isAutoControlled: boolean
  isBusy: boolean
  press: (action: TableAction) => void
}

function Action({ at, action, isSubmit, isBlocked, protection, isAutoControlled, isBusy, press }: ActionProps) {
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
      aria-disabled={isBlocked || isAutoControlled || action.disabled === true}
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
  { play: { error }, table, round: { shown } }: Original<Game>,
  { fixedAmount = false, note = null }: BetControls<Game>,
  isShort: boolean,
) {
  const intl = useIntl()
  const money = useMoney()
  const withRetry = useRetryText()
  const text = isShort ? 'original.short' : error && getErrorText(error, fixedAmount, table.rejections)
  if (text) {
    const values = writeBounds(money, table, error && getAmountRejection(error)?.limit)
    return { text: withRetry(intl.formatMessage({ id: text }, values), error), tone: 'danger' as const }
  }
  if (shown && hasCommitmentMismatch(shown)) {
    const isBet = shown.broken?.stake ?? shown.broken?.bet ?? shown.broken?.action
    const what = isBet ? 'bet' : 'seeds'
    return { text: intl.formatMessage({ id: 'original.broken' }, { what }), tone: 'danger' as const }
  }
  return note && { text: intl.formatMessage({ id: note }) }
}

function getErrorText(error: AppError, fixedAmount: boolean, rejections?: BetRejections): MessageKey | null {
  const rejectionId = fixedAmount ? getAmountRejection(error)?.id : undefined
  return rejectionId ?? getBetRejectionText(error, rejections)
}
