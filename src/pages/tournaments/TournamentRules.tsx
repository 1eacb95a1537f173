import type { CSSProperties } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { TournamentGame, TournamentRow } from '#db/view.ts'
import type { TournamentGameKind } from '#domain/games/tournaments.ts'
import { gameHref, useGameName } from '../../catalogue/use-game-name.ts'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { useMoney } from '../../format/use-money.ts'
import { gamePath, ROUTES } from '../../base/routes.ts'
import { usePrizeText } from './use-texts.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './tournaments.module.css'

const KIND_PATHS: Record<TournamentGameKind, string> = {
  slots: ROUTES.slots,
  live: ROUTES.live,
  original: ROUTES.dice,
  betting: ROUTES.betting,
}

/** Which games count, how points are earned, and the prize of each place. */
export function TournamentRules({ row }: { row: TournamentRow }) {
  return (
    <div className={styles.rules}>
      <Prizes row={row} />
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="tournament.points.title" />
        </h2>
        <Points row={row} />
      </section>
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="tournament.games" />
        </h2>
        <Games row={row} />
      </section>
    </div>
  )
}

function Points({ row: { points, currency } }: { row: TournamentRow }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return (
    <ul className={styles.plain}>
      <li>
        <FormattedMessage id={`tournament.points.${points.by}`} values={{ per: money(points.per, currency) }} />
      </li>
      <li>
        <FormattedMessage id="tournament.points.equal" />
      </li>
      {points.minBet !== null && points.minBet > 0 && (
        <li>
          <FormattedMessage id="tournament.minBet" values={{ amount: money(points.minBet, currency) }} />
        </li>
      )}
      <li>
        <FormattedMessage
          id="tournament.currencyOnly"
          values={{ currency: formatMessage({ id: `currency.${currency}` }) }}
        />
      </li>
    </ul>
  )
}

function Games({ row: { games } }: { row: TournamentRow }) {
  const { formatMessage } = useIntl()
  const getGameName = useGameName()
  const kinds: readonly TournamentGameKind[] = games.kinds
  return (
    <ul className={styles.games}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link href={KIND_PATHS[kind]}>{formatMessage({ id: `tournament.games.${kind}` })}</Link>
        </li>
      ))}
      {games.items.map((game) => {
        const href = getPath(game)
        const name = isOurs(game.kind) ? getGameName(game.id) : game.name
        return (
          <li key={`${game.kind} ${game.id}`}>
            {href === null ? <span>{name}</span> : <Link href={href}>{name}</Link>}
          </li>
        )
      })}
    </ul>
  )
}

function getPath({ kind, id, slug }: TournamentGame): string | null {
  if (isOurs(kind)) return gameHref(id)
  return slug === null ? null : gamePath(kind, slug)
}

/** Original games and betting have local names and paths; for provider games the operator sends both. */
function isOurs(kind: TournamentGameKind): kind is 'original' | 'betting' {
  return kind === 'original' || kind === 'betting'
}

function Prizes({ row: { prizes, currency, rates } }: { row: TournamentRow }) {
  const { formatNumber } = useIntl()
  const money = useMoney()
  const getAbout = useAboutMoney(currency, rates)
  const prizeText = usePrizeText()
  const most = Math.max(...prizes.map(({ amount }) => amount), 1)
  // By the root, so that the smaller prizes still differ at sight; CSSProperties has no custom properties.
  const getBar = (amount: number) => ({ '--part': Math.sqrt(amount / most) }) as CSSProperties
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="tournament.prizes" />
      </h2>
      <dl className={styles.prizes}>
        {prizes.map((prize) => {
          const { from, to, amount } = prize
          const about = getAbout(amount)
          return (
            <div key={from} style={getBar(prize.amount)}>
              <dt>{from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`}</dt>
              <dd data-tip={about === null ? undefined : money(amount, currency)}>
                <Amount>{prizeText(prize, currency, about)}</Amount>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
