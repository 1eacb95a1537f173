import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { HistoryRow } from '#db/view.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { useMoney } from '../../../format/use-money.ts'
import { tournamentPath } from '../../../base/routes.ts'
import { roundPath } from '../../../games/paths.ts'
import type { Children } from '../../../ui/children.ts'
import { Amount } from '../../../ui/Amount.tsx'
import styles from './history.module.css'
import { useGameName } from '../../../catalogue/use-game-name.ts'

const UNKNOWN = '—'

/** The four cells of a line: what, amount, result, time. */
export const HistoryLine = memo(function HistoryLine({ row }: { row: HistoryRow }) {
  const formatDateTime = useFormatDateTime()
  return (
    <>
      <Middle row={row} />
      <td className={styles.when}>
        <time dateTime={new Date(row.at).toISOString()}>{formatDateTime(row.at)}</time>
      </td>
    </>
  )
})

function Middle({ row }: { row: HistoryRow }) {
  const gameName = useGameName()
  const money = useMoney()
  const { locale } = useLocale()
  switch (row.kind) {
    case 'bets': {
      return (
        <>
          <td className={styles.what}>
            <Game id={row.id} game={row.game} round={row.round ?? null} name={gameName(row.game)} />
            {row.isBroken && (
              <small>
                <FormattedMessage id="history.broken" />
              </small>
            )}
          </td>
          <HowMuch>{money(row.amount, row.currency)}</HowMuch>
          <End tone={getOutcome(row) === 'win' ? 'good' : undefined}>
            <span data-amount>
              <Amount>{money(row.payout, row.currency)}</Amount>
            </span>
          </End>
        </>
      )
    }
    case 'prizes':
      return (
        <>
          <td className={styles.what}>
            <Link href={tournamentPath(row.tournament)}>{nameIn(row.name, locale)}</Link>
          </td>
          <HowMuch>{money(row.amount, row.currency)}</HowMuch>
          <End tone="good">
            <FormattedMessage id="history.inPlace" values={{ place: row.place }} />
          </End>
        </>
      )
    case 'logins':
      return (
        <>
          <What>{row.device ?? UNKNOWN}</What>
          <td className={styles.howMuch} translate="no">
            {row.country ?? UNKNOWN}
          </td>
          <End>{row.ip ?? UNKNOWN}</End>
        </>
      )
    default:
      return (
        <>
          <What>{row.method}</What>
          <HowMuch>{money(row.amount, row.currency)}</HowMuch>
          <End tone={row.status === 'paid' ? 'good' : row.status === 'declined' ? 'bad' : undefined}>
            <FormattedMessage id={`history.status.${row.status}`} />
          </End>
        </>
      )
  }
}

/** An original links to its round with the fairness check. */
function Game({ id, game, round, name }: { id: string; game: string; round: string | null; name: string }) {
  const { formatMessage } = useIntl()
  const href = roundPath(game, id, round)
  if (href === null) return <span translate="no">{name}</span>
  return (
    <Link href={href} aria-label={formatMessage({ id: 'history.openRound' }, { game: name })}>
      {name}
    </Link>
  )
}

function What({ children }: { children: string }) {
  return <td className={styles.what}>{children}</td>
}

function HowMuch({ children }: { children: string }) {
  return (
    <td className={styles.howMuch} data-amount>
      <Amount>{children}</Amount>
    </td>
  )
}

function End({ tone, children }: { tone?: 'good' | 'bad' | undefined; children: Children }) {
  return (
    <td className={styles.end} data-tone={tone}>
      {children}
    </td>
  )
}
