import { type CSSProperties, useId, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { TOP_MULTIPLIERS } from '#domain/games/top-multipliers.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { useLobby } from '../../data/queries.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import type { OriginalLink } from '../../navigation/navigation-more.ts'
import { useLobbyFailed } from './FirstRow.tsx'
import { hasMouse } from './GameCarousel.tsx'
import GamesStrip from './GamesStrip.tsx'
import { getPosterAddress } from './poster-art.ts'
import RowArrows from './RowArrows.tsx'
import carousel from './GameCarousel.module.css'
import styles from './Originals.module.css'

const ORDER: readonly string[] = Object.keys(TOP_MULTIPLIERS)
/** From here on a multiplier is shown in short: 5.1M×. */
const LONG = 1_000_000

/** How long a number of players holds, ms. */
const FRESH_MS = 15 * 60_000
const LOOK_EVERY_MS = 60_000
const NONE: Readonly<Record<string, number>> = {}

/** The posters of the house's own games, and on a screen without the rail the ways to all others. */
export default function Originals() {
  const { formatMessage } = useIntl()
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const shown = useShownOriginals()
  const players = usePlayers()
  const games = useMemo(
    () => shown.toSorted((one, other) => ORDER.indexOf(one.game) - ORDER.indexOf(other.game)),
    [shown],
  )
  const name = formatMessage({ id: 'home.originals' })
  return (
    <>
      {games.length > 0 && (
        <section aria-label={name}>
          <div className={carousel.head}>
            <h2 className="shelf-title">{name}</h2>
            <p className={styles.why}>
              <FormattedMessage id="home.originals.why" />
            </p>
            {hasMouse() && (
              <span className={carousel.arrows}>
                <RowArrows key={games.length} row={row} rowId={id} name={name} />
              </span>
            )}
          </div>
          <div ref={row} id={id} className="shelf-row posters">
            {games.map((link) => (
              <Poster key={link.game} link={link} players={players[link.game] ?? 0} />
            ))}
          </div>
        </section>
      )}
      <GamesStrip />
    </>
  )
}

/** A link to a game, named by its title; what it can pay and how many play it is its description. */
function Poster({ link: { path, text, game }, players }: { link: OriginalLink; players: number }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const name = formatMessage({ id: text })
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  // CSSProperties has no custom properties.
  const lettering = { '--letters': longest } as CSSProperties
  return (
    <Link
      className={`tile ${styles.poster}`}
      href={path}
      aria-label={name}
      aria-describedby={players > 0 ? `${id} ${id}-players` : id}
    >
      <img className="tile-cover" src={getPosterAddress(game)} alt="" width="240" height="320" decoding="async" />
      <span className={styles.label}>
        <strong style={lettering}>{name}</strong>
        <span id={id}>
          <TopMultiplier times={TOP_MULTIPLIERS[game]} />
        </span>
      </span>
      {players > 0 && (
        <span id={`${id}-players`} className={styles.players}>
          <FormattedMessage id="home.original.players" values={{ count: players }} />
        </span>
      )}
    </Link>
  )
}

/** How many play each game; none while that is old or unknown. */
function usePlayers(): Readonly<Record<string, number>> {
  const lobby = useLobby()
  const hasFailed = useLobbyFailed()
  const now = useServerNow(LOOK_EVERY_MS)
  return (!hasFailed && lobby && now - lobby.fetchedAt < FRESH_MS && lobby.players) || NONE
}

function TopMultiplier({ times }: { times: number | null }) {
  const { formatNumber } = useIntl()
  if (times === null) return <FormattedMessage id="home.original.pot" />
  const format = times < LONG ? {} : ({ notation: 'compact', roundingMode: 'trunc', maximumFractionDigits: 1 } as const)
  return (
    <FormattedMessage
      id="home.original.upTo"
      values={{
        multiplier: (
          <b key="multiplier" translate="no">
            {`${formatNumber(times, format)}×`}
          </b>
        ),
      }}
    />
  )
}
