import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { NotificationRow } from '#db/view.ts'
import type { HistoryKind } from '#domain/money/history.ts'
import { commands } from '../../../data/commands.ts'
import { useNotifications } from '../../../data/notification-queries.ts'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { useNoticeText } from '../../../notices/use-notice-text.ts'
import { useShownNotifications } from '../../../notices/use-shown-notifications.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import { ROUTES } from '../../../base/routes.ts'
import { NO_FILTERS, toHistorySearch } from '../history/history-filter.ts'
import profile from '../Profile.module.css'
import styles from './notifications.module.css'

/** What the player was notified of, newest first, readable offline; in a break without bonuses: /profile/notifications. */
export default function Notifications() {
  const title = useIntl().formatMessage({ id: 'toast.region' })
  const rows = useShownNotifications()
  const unread = useFirstUnread(useNotifications())
  if (!rows) return <SectionSkeleton />
  return (
    <section className={profile.card}>
      <h2>{title}</h2>
      {rows.length === 0 && <Nothing />}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {rows.map((row) => (
            <Line key={row.id} row={row} isNew={unread.has(row.id)} />
          ))}
        </ul>
      )}
      <p className={profile.hint}>
        <FormattedMessage id="notifications.about" />
      </p>
    </section>
  )
}

function Line({ row, isNew }: { row: NotificationRow; isNew: boolean }) {
  const formatDateTime = useFormatDateTime()
  const { id, values } = useNoticeText()(row)
  const text = <FormattedMessage id={id} {...(values && { values })} />
  const href = getNoticeLink(row)
  return (
    <li className={styles.line} data-new={isNew || undefined}>
      {isNew && (
        <span className="sr-only">
          <FormattedMessage id="notifications.new" />
        </span>
      )}
      {href === null ? <p>{text}</p> : <Link href={href}>{text}</Link>}
      <time dateTime={new Date(row.at).toISOString()}>{formatDateTime(row.at)}</time>
    </li>
  )
}

function Nothing() {
  return (
    <EmptyState scene="scroll" text={<FormattedMessage id="notifications.none" />}>
      <Link href={ROUTES.home}>
        <FormattedMessage id="errorPage.start" />
      </Link>
    </EmptyState>
  )
}

/** Marks all as read, also what a break hides: its offers will not come back as new; it stays marked as new while the page is open. */
function useFirstUnread(rows: readonly NotificationRow[] | undefined): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const added = rows?.filter(({ id, isRead }) => !isRead && !seen.has(id)) ?? []
  if (added.length > 0) setSeen(new Set([...seen, ...added.map(({ id }) => id)]))
  const newest = rows?.find(({ isRead }) => !isRead)?.id
  useEffect(() => {
    if (newest !== undefined) void commands.notices.markRead({ id: newest })
  }, [newest])
  return seen
}

/** Where the player can see what a notification is about; null where there is no such page. */
function getNoticeLink(notice: NotificationRow): string | null {
  switch (notice.kind) {
    case 'invoicePaid':
    case 'invoiceClosed':
      return historyPath('deposits')
    case 'payoutClosed':
      return historyPath('withdrawals')
    case 'tournamentPrize':
      return ROUTES.tournaments
    case 'verification':
      return ROUTES.profile
    case 'bonusEnds':
      return ROUTES.profileBonuses
    case 'limitReady':
    case 'reviewDue':
      return ROUTES.profileLimits
    case 'linkLogin':
      return historyPath('logins')
    case 'push':
      return notice.path
    default:
      return null
  }
}

function historyPath(kind: HistoryKind): string {
  return ROUTES.profileHistory + toHistorySearch({ kind, ...NO_FILTERS })
}
