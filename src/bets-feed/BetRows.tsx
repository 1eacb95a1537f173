import { useAtomValue } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { getOutcome } from '#domain/money/outcome.ts'
import { gameHref, useOfferedGameName } from '../catalogue/use-game-name.ts'
import { useViewerCurrency } from '../data/use-viewer-country.ts'
import { useMoney } from '../format/use-money.ts'
import { useMultiplier } from '../games/table/round/multiplier.ts'
import { getPaidHundredths } from '../games/table/win/win-tier.ts'
import type { Children } from '../ui/children.ts'
import { areAmountsHiddenAtom } from '../wallet/hidden-amounts.ts'
import { convert, type Worth } from './worth.ts'
import styles from './BetsFeed.module.css'

/** A bet of any player as a row shows it. `player` is undefined in the player's own list. */
export type FeedLine = {
  id: string
  game: string
  player?: string | null
  amount: Minor
  currency: Currency
  payout: Minor
}

type Props = {
  /** Gives the amounts of other players in the viewer's currency; without it they are as they were. */
  worth?: Worth
  /** null until the bets are known. */
  bets: readonly FeedLine[] | null
  rows: number
  hasGame: boolean
  /** The text for an empty list. */
  children: Children
}

/** Bets as a table of constant size: empty rows keep their space. */
export function BetRows({ worth, bets, rows, hasGame, children }: Props) {
  const intl = useIntl()
  const shown = bets?.slice(0, rows) ?? []
  const hasPlayer = shown.every(({ player }) => player !== undefined)
  return (
    <div className={styles.list}>
      {shown.length === 0 && <p className={styles.none}>{children}</p>}
      {shown.length > 0 && (
        <table className={styles.table} data-games={hasGame || undefined}>
          <thead>
            <tr>
              {hasGame && <Heading id="liveBets.game" />}
              {hasPlayer && <Heading id="liveBets.player" />}
              <Heading id="liveBets.bet" />
              <Heading id="liveBets.multiplier" />
              <Heading id="liveBets.payout" />
            </tr>
          </thead>
          <tbody translate="no" aria-live="off">
            {shown.map((bet) => (
              <Row
                key={bet.id}
                bet={bet}
                worth={worth}
                hasGame={hasGame}
                hasPlayer={hasPlayer}
                hidden={intl.formatMessage({ id: 'liveBets.hidden' })}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type HeadingId = `liveBets.${'game' | 'player' | 'bet' | 'multiplier' | 'payout'}`

function Heading({ id }: { id: HeadingId }) {
  return (
    <th scope="col">
      <FormattedMessage id={id} />
    </th>
  )
}

type RowProps = { bet: FeedLine; worth: Worth | undefined; hasGame: boolean; hasPlayer: boolean; hidden: string }

function Row({ bet: { game, player, amount, currency, payout }, worth, hasGame, hasPlayer, hidden }: RowProps) {
  const multiplier = useMultiplier()
  const getGameName = useOfferedGameName()
  const href = gameHref(game)
  const hundredths = getPaidHundredths({ payout, amount })
  return (
    <tr data-won={getOutcome({ payout, amount }) === 'win' || undefined}>
      {hasGame && <td>{href ? <Link href={href}>{getGameName(game)}</Link> : <span>{getGameName(game)}</span>}</td>}
      {hasPlayer && <td className={styles.player}>{player ?? <em>{hidden}</em>}</td>}
      <Sum className={styles.sum} amount={amount} currency={currency} worth={worth} />
      <td className={styles.times}>{hundredths === null ? '—' : multiplier(hundredths)}</td>
      <Sum className={styles.payout} amount={payout} currency={currency} worth={worth} />
    </tr>
  )
}

type SumProps = { className: string | undefined; amount: Minor; currency: Currency; worth: Worth | undefined }

/** An amount, in the viewer's currency where its worth is known: then the original is in the tip. */
function Sum({ className, amount, currency, worth }: SumProps) {
  const money = useMoney()
  const shownCurrency = useViewerCurrency()
  const converted = worth && shownCurrency !== currency ? convert(amount, currency, shownCurrency, worth) : null
  const original = money(amount, currency)
  const areHidden = useAtomValue(areAmountsHiddenAtom)
  return (
    <td className={className} data-amount data-tip={converted === null || areHidden ? undefined : original}>
      {converted === null ? original : `≈ ${money(converted, shownCurrency)}`}
    </td>
  )
}
