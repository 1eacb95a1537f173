import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { getNextTurningTime, tournamentStatus } from '#domain/games/tournaments.ts'
import { nameIn } from '#domain/languages/names.ts'
import { ROUTES, tournamentPath } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useBonusBoard, useBonuses } from '../../data/money-queries.ts'
import { useAppState } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTournamentEntries, useTournaments } from '../../data/tournament-queries.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { useServerNow } from '../../format/use-server-now.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { MORE_LINKS } from '../../navigation/navigation-more.ts'
import { useShownLinks } from '../../navigation/use-shown-links.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { type Children, NO_BREAK_SPACE } from '../../ui/children.ts'
import styles from './PlayerCards.module.css'

const BreakNote = lazyComponent(withProtectionTexts(() => import('../../protection/BreakNote.tsx')))

const LOOK_AGAIN_MS = 60_000
const DAY_MS = 86_400_000

const STAR = 'M22 12l3.1 6.3 6.9 1-5 4.9 1.2 6.9L22 27.8l-6.2 3.3L17 24.2l-5-4.9 6.9-1Z'
const CUP =
  'M15.5 12h13v1.5H32v3a5 5 0 0 1-4.2 5 6.5 6.5 0 0 1-4.3 3.4V28h3v3h-9v-3h3v-3.1a6.5 6.5 0 0 1-4.3-3.4A5 5 0 0 1 12 16.5v-3h3.5Zm0 3.5h-1.5v1a3 3 0 0 0 1.6 2.6 8 8 0 0 1-.1-1.1Zm13 0V18q0 .6-.1 1.1A3 3 0 0 0 30 16.5v-1Z'

/**
 * The player's active bonus and the place in a tournament, each with a way on where there is none; the end of a
 * break instead of both.
 */
export default function PlayerCards() {
  const links = useShownLinks(MORE_LINKS)
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === undefined) return null
  if (!mayGetOffers) return <BreakNote className={`${styles.card} ${styles.whole}`} />
  return (
    <>
      <BonusCard />
      {links.some(({ path }) => path === ROUTES.tournaments) && <TournamentPlace />}
    </>
  )
}

/** The active bonus that ends first; without one the offer that brought the player, until it ends. */
function BonusCard() {
  const { formatMessage } = useIntl()
  const now = useServerNow(LOOK_AGAIN_MS)
  const rows = useBonuses()
  const board = useBonusBoard()
  // Once they have been fetched here, the operator reports their changes.
  useRefresh(() => commands.bonuses.refresh(), board === null)
  if (!rows || board === undefined) return <Coming title="nav.bonuses" />
  const [bonus] = rows
    .filter((row) => getBonusStatus(row, now) === 'active')
    .toSorted((one, other) => (one.expiresAt ?? Infinity) - (other.expiresAt ?? Infinity))
  if (!bonus) {
    const offer = board?.waiting
    return offer && offer.expiresAt > now ? (
      <Card href={ROUTES.bonuses} title={offer.name}>
        <FormattedMessage id="home.bonus.left" values={{ days: countDays(offer.expiresAt - now) }} />
      </Card>
    ) : (
      <Card href={ROUTES.bonuses} title={formatMessage({ id: 'nav.bonuses' })}>
        <FormattedMessage id="home.bonus.none" />
      </Card>
    )
  }
  const { done, required } = bonus.wager
  // Rounded down: 100 % only when the requirement is met.
  const percent = Math.min(100, Math.floor((done * 100) / Math.max(1, required)))
  return (
    <Card href={ROUTES.profileBonuses} title={bonus.name} share={percent / 100}>
      <FormattedMessage id="home.bonus.wagered" values={{ percent }} />
    </Card>
  )
}

/** The days of a time, ms, begun ones too; `now` may be a minute old, which is no day more. */
function countDays(leftMs: number): number {
  return Math.max(1, Math.ceil((leftMs - LOOK_AGAIN_MS) / DAY_MS))
}

/** The running tournament of the player that ends first. */
function TournamentPlace() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const now = useServerNow(LOOK_AGAIN_MS)
  const rows = useTournaments()
  const entries = useTournamentEntries()
  const isKnown = useAppState('tournaments')?.fetchedAt.active !== undefined
  if (!rows || !entries) return <Coming title="nav.tournaments" />
  const running = rows
    .filter((row) => tournamentStatus(row, now) === 'active')
    .toSorted((one, other) => getNextTurningTime(one, now) - getNextTurningTime(other, now))
  const findEntry = (id: string) => entries.find(({ tournamentId, joined }) => joined && tournamentId === id)
  const row = running.find(({ id }) => findEntry(id))
  if (!row) {
    return (
      <Card href={ROUTES.tournaments} title={formatMessage({ id: 'nav.tournaments' })} emblem={CUP}>
        {isKnown ? (
          <FormattedMessage id="home.tournament.running" values={{ count: running.length }} />
        ) : (
          <FormattedMessage id="tournaments.all" />
        )}
      </Card>
    )
  }
  const place = findEntry(row.id)?.place ?? null
  return (
    <Card href={tournamentPath(row.id)} title={nameIn(row.name, locale)} emblem={CUP}>
      {place === null ? (
        <FormattedMessage id="tournament.joined" />
      ) : (
        <FormattedMessage id="home.tournament.place" values={{ place, players: row.players }} />
      )}
    </Card>
  )
}

/** A card whose data is being read from the database. */
function Coming({ title }: { title: 'nav.bonuses' | 'nav.tournaments' }) {
  return (
    <span className={styles.card} aria-busy="true">
      <Ring emblem={title === 'nav.bonuses' ? STAR : CUP} />
      <b>
        <FormattedMessage id={title} />
      </b>
      <span className="skeleton">{NO_BREAK_SPACE}</span>
    </span>
  )
}

type CardProps = { href: string; title: string; share?: number; emblem?: string; children: Children }

function Card({ href, title, share, emblem = STAR, children }: CardProps) {
  return (
    <Link className={styles.card} href={href}>
      <Ring share={share} emblem={emblem} />
      <b>{title}</b>
      <span>{children}</span>
    </Link>
  )
}

/** What is wagered as a ring around a star, or a cup; the text beside it says the same. */
function Ring({ share = 0, emblem }: { share?: number | undefined; emblem: string }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" />
      {share > 0 && <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
      <path d={emblem} />
    </svg>
  )
}
