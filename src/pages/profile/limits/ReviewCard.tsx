import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MISSING_WORDS } from '#domain/languages/missing-words.ts'
import type { HistoryRow, PlayerRow } from '#db/view.ts'
import { getTimeZone } from '../../../browser/time-zone.ts'
import { commands } from '../../../data/commands.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'
import { LoadError } from '../../../errors/LoadError.tsx'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { signedMoney } from '../../../games/table/change.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useHistoryLines } from '../history/use-history.ts'
import { HistoryLastUpdated } from '../history/HistoryLastUpdated.tsx'
import { computeReview, getReviewStart, type MonthReview } from './review.ts'
import { ProtectionCard } from './ProtectionCard.tsx'
import profile from '../Profile.module.css'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './limits.module.css'

const DAY_MS = 86_400_000
const NO_ROWS: readonly HistoryRow[] = []

/** What was deposited and withdrawn by month, the last twelve, counted from the history. */
export function ReviewCard({ player }: { player: PlayerRow | null }) {
  const zone = getTimeZone(player?.timezone)
  const now = useServerNow(DAY_MS)
  const [openedAt] = useState(now)
  const from = useMemo(() => getReviewStart(openedAt, zone), [openedAt, zone])
  const range = useMemo(() => ({ from, to: Infinity }), [from])
  const deposits = useHistoryLines('deposits', range)
  const withdrawals = useHistoryLines('withdrawals', range)
  const months = useMemo(
    () => computeReview(deposits.rows ?? NO_ROWS, withdrawals.rows ?? NO_ROWS, zone),
    [deposits.rows, withdrawals.rows, zone],
  )
  const histories = [deposits, withdrawals]
  const isKnown = histories.every(({ extent, rows }) => Boolean(extent) && rows !== undefined)
  const problem = useAppState('problems')?.parts.history
  const isExpected = useReachable() && problem === undefined
  const partial = histories.filter(({ older }) => older !== 'none')
  const since = Math.max(...partial.map(({ extent }) => extent?.oldestAt ?? 0))
  const again = () =>
    Promise.all([commands.history.refresh({ kind: 'deposits' }), commands.history.refresh({ kind: 'withdrawals' })])
  return (
    <ProtectionCard
      part="review"
      title="review.title"
      isPrinted
      aside={deposits.extent ? <HistoryLastUpdated extent={deposits.extent} /> : null}
    >
      <LoadError part="history" shown={isKnown} again={again} />
      {isKnown && (
        <>
          <Months months={months} />
          {partial.length > 0 && since > 0 && <Since at={since} isLoading={partial.some(isLoading)} />}
          {months.length > 0 && (
            <div className={styles.pair}>
              <Button onClick={() => print()}>
                <FormattedMessage id="review.print" />
              </Button>
            </div>
          )}
        </>
      )}
      {!isKnown && isExpected && <span className={`skeleton ${styles.skeleton}`} aria-busy="true" />}
    </ProtectionCard>
  )
}

function isLoading({ older }: ReturnType<typeof useHistoryLines>): boolean {
  return older === 'loading' || older === 'more'
}

function Since({ at, isLoading }: { at: number; isLoading: boolean }) {
  const formatDateTime = useFormatDateTime()
  return (
    <output className={profile.hint} aria-busy={isLoading}>
      <FormattedMessage id="review.since" values={{ at: formatDateTime(at) }} />
    </output>
  )
}

function Months({ months }: { months: readonly MonthReview[] }) {
  const money = useMoney()
  const formatMonth = useFormatMonth()
  if (months.length === 0)
    return (
      <p className={profile.hint}>
        <FormattedMessage id="review.none" />
      </p>
    )
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          {(['month', 'deposited', 'withdrawn', 'net'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`review.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, currency, deposited, withdrawn, net }) => (
          <tr key={`${month} ${currency}`}>
            <th scope="row">{formatMonth(month)}</th>
            <td data-amount>
              <Amount>{money(deposited, currency)}</Amount>
            </td>
            <td data-amount>
              <Amount>{money(withdrawn, currency)}</Amount>
            </td>
            <td data-amount>
              <Amount>{net === null ? money(null, currency) : signedMoney(net, currency, money)}</Amount>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats a month ("2026-11"): "Nov 2026". */
function useFormatMonth(): (month: string) => string {
  const intl = useIntl()
  const { locale } = useLocale()
  return (month) => {
    const [year, number] = month.split('-').map(Number)
    const months = MISSING_WORDS[locale]?.months
    if (months && !intl.locale.startsWith('en')) return `${months[(number ?? 1) - 1]} ${year}`
    return intl.formatDate(Date.parse(`${month}-01`), { month: 'short', year: 'numeric', timeZone: 'UTC' })
  }
}
