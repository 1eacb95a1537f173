import { FormattedMessage, useIntl } from 'react-intl'
import type { TournamentEntryRow, TournamentRow } from '#db/view.ts'
import { getNextTurningTime, pointsToPlace, tournamentStatus } from '#domain/games/tournaments.ts'
import { nameIn } from '#domain/languages/names.ts'
import { minor } from '#domain/money/money.ts'
import { ROUTES, tournamentPath } from '../../../base/routes.ts'
import { commands } from '../../../data/commands.ts'
import { useAppState } from '../../../data/queries.ts'
import { useRefresh } from '../../../data/use-refresh.ts'
import { useLeaders, useTournamentEntries, useTournaments } from '../../../data/tournament-queries.ts'
import { useMoney } from '../../../format/use-money.ts'
import { useServerNow } from '../../../format/use-server-now.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { SPACE } from '../../../ui/children.ts'
import { ComingPart, Part } from './Part.tsx'
import styles from './strip.module.css'

const LOOK_AGAIN_MS = 60_000

/** The running tournament of the player that ends first. */
export function TournamentPart() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const now = useServerNow(LOOK_AGAIN_MS)
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const isKnown = useAppState('tournaments')?.fetchedAt.active !== undefined
  if (!rows || !entries) return <ComingPart title="nav.tournaments" />
  const running = rows
    .filter((row) => tournamentStatus(row, now) === 'active')
    .toSorted((one, other) => getNextTurningTime(one, now) - getNextTurningTime(other, now))
  const findEntry = (id: string) => entries.find(({ tournamentId, joined }) => joined && tournamentId === id)
  const row = running.find(({ id }) => findEntry(id))
  const entry = row && findEntry(row.id)
  if (!row || !entry) {
    return (
      <Part href={ROUTES.tournaments} title={formatMessage({ id: 'nav.tournaments' })} emblem="cup">
        <span>
          {isKnown ? (
            <FormattedMessage id="home.tournament.running" values={{ count: running.length }} />
          ) : (
            <FormattedMessage id="tournaments.all" />
          )}
        </span>
      </Part>
    )
  }
  if (entry.place === null) {
    return (
      <Part href={tournamentPath(row.id)} title={nameIn(row.name, locale)} emblem="cup">
        <span>
          <FormattedMessage id="tournament.joined" />
        </span>
      </Part>
    )
  }
  return <Place tournament={row} entry={entry} place={entry.place} />
}

type PlaceProps = { tournament: TournamentRow; entry: TournamentEntryRow; place: number }

/** The place as a medal, and what the next better one takes. */
function Place({ tournament, entry, place }: PlaceProps) {
  const { formatNumber } = useIntl()
  const { locale } = useLocale()
  const { id, name, players } = tournament
  const gap = useGap(tournament, entry, place - 1)
  return (
    <Part
      href={tournamentPath(id)}
      title={nameIn(name, locale)}
      emblem={
        <span className={styles.medal} aria-hidden="true" translate="no" data-leads={place === 1 || undefined}>
          {formatNumber(place)}
        </span>
      }
    >
      <span>
        <span className={styles.place}>
          <FormattedMessage id="home.tournament.place" values={{ place, players }} />
        </span>
        {SPACE}
        <span>
          {place === 1 && <FormattedMessage id="home.tournament.first" />}
          {gap !== null && <FormattedMessage id="home.tournament.gap" values={{ gap, place: place - 1 }} />}
        </span>
      </span>
    </Part>
  )
}

/** What is missing for the place `next`, as money or points; null while its points are unknown, and for the first one. */
function useGap({ id, points: rule, currency }: TournamentRow, { points }: TournamentEntryRow, next: number) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const [leader] = useLeaders(id, next, next) ?? []
  useRefresh(() => commands.tournaments.loadLeaders({ id, from: next, count: 1 }), next > 0, `${id}:${next}`)
  if (!leader) return null
  const count = pointsToPlace(leader, points)
  if (rule.by === 'multiplier' || rule.per === null) return formatMessage({ id: 'tournament.own.points' }, { count })
  return money(minor(count * rule.per), currency)
}
