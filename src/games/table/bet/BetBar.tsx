import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ErrorCode } from '#domain/calls/result.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { BlockText } from '../../../protection/BlockText.tsx'
import { ReachedLimitLine } from '../../../protection/ReachedLimitLine.tsx'
import type { PlayProtection, ReachedLimit } from '../../../protection/play-protection.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ElementChildren } from '../../../ui/children.ts'
import styles from '../table.module.css'
import { useBarHeight } from '../use-bar-height.ts'
import type { BetDisabledReason } from '../use-table.ts'

/** Id of the text that the bar's buttons reference with `aria-describedby`. */
export const BET_DISABLED_REASON_ID = 'bet-why'

const BRIEF_MS = 1_500

type Props = {
  disabledReason: BetDisabledReason | null
  /** The limit that the bet would break, for the reason `limit`. */
  limit: ReachedLimit | null
  protection: PlayProtection
  currency: Currency
  problem: ErrorCode | null
  settling: boolean
  settle: () => void
  refresh: () => void
  /** Message shown while betting is enabled; a `danger` one is an error. */
  note: { text: string; tone?: 'danger' } | null
  /** A link that resolves the message, such as one to the deposit. */
  way?: ElementChildren
  children: ElementChildren
}

/** The bet buttons within reach of the thumb, and above them the reason why betting is disabled. */
export function BetBar({ children, ...props }: Props) {
  const { disabledReason } = props
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  const isBrief = useBrief(disabledReason === 'loading')
  return (
    <div ref={bar} className={styles.bar} data-bet-bar data-loading={disabledReason === 'loading' || undefined}>
      <div className={styles.why} data-unasked data-brief={isBrief || undefined}>
        <output id={BET_DISABLED_REASON_ID}>
          <Message {...props} />
        </output>
        <WayOn {...props} />
      </div>
      {children}
    </div>
  )
}

type MessageProps = Omit<Props, 'children'>

/** The next round only has to wait: its note is shown as if nothing blocked it. */
function isFree(reason: BetDisabledReason | null): reason is 'pace' | null {
  return reason === null || reason === 'pace'
}

/** Why betting is disabled; else the note on the current bet. */
function Message({ disabledReason, limit, protection, currency, problem, note }: MessageProps) {
  if (isFree(disabledReason))
    return note ? <span data-tone={note.tone}>{note.text}</span> : <Pace protection={protection} />
  if (disabledReason === 'limit') {
    return (
      <>
        {/* The rejection that made the limit known stays: it says that no money was taken. */}
        {note?.tone === 'danger' && <span data-tone="danger">{note.text}</span>}
        {limit && <ReachedLimitLine reached={limit} currency={currency} />}
      </>
    )
  }
  if (disabledReason === 'blocked') {
    return (
      protection.block && (
        <span>
          <BlockText block={protection.block} />
        </span>
      )
    )
  }
  return <Reason disabledReason={disabledReason} problem={problem} />
}

/** The same before and during the wait, so that nothing moves and nothing is announced at each round. */
function Pace({ protection: { paceSeconds: seconds } }: { protection: PlayProtection }) {
  const { formatMessage } = useIntl()
  return seconds > 0 && <span aria-live="off">{formatMessage({ id: 'protection.pace' }, { seconds })}</span>
}

/** What resolves the message: a request to the operator, or the way that the table gives. */
function WayOn({ disabledReason, problem, settling, settle, refresh, way }: MessageProps) {
  const { formatMessage } = useIntl()
  if (isFree(disabledReason) || disabledReason === 'offline') return way
  if (disabledReason === 'checking') {
    return (
      <Button onClick={settle} aria-busy={settling}>
        {formatMessage({ id: 'bet.askNow' })}
      </Button>
    )
  }
  const canFetch = (disabledReason === 'noState' || disabledReason === 'noProfile') && problem !== 'notOffered'
  return canFetch && <Button onClick={refresh}>{formatMessage({ id: 'bet.tryAgain' })}</Button>
}

/** True for the first 1.5 s of a state, so that a message that disappears at once is not seen. */
function useBrief(lasts: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!lasts) return undefined
    const timer = setTimeout(() => setLong(true), BRIEF_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [lasts])
  return lasts && !isLong
}

type OtherReason = Exclude<BetDisabledReason, 'limit' | 'blocked' | 'pace'>

function Reason({ disabledReason, problem }: { disabledReason: OtherReason; problem: ErrorCode | null }) {
  const intl = useIntl()
  const say = (id: MessageKey) => intl.formatMessage({ id })
  if (disabledReason === 'elsewhere') return <span>{say('protection.tab.title')}</span>
  if (disabledReason === 'checking') return <span>{`${say('bet.off.checking')} ${say('bet.off.checkingWhy')}`}</span>
  if (disabledReason === 'noState' && problem === 'notOffered') return <span>{say('error.notOffered')}</span>
  if ((disabledReason === 'noState' || disabledReason === 'noProfile') && problem !== null) {
    return <span>{`${say(`bet.off.${disabledReason}`)} ${say(`error.${problem}`)}`}</span>
  }
  return <span>{say(`bet.off.${disabledReason}`)}</span>
}
