import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { PLACES } from '#domain/games/roulette.ts'
import { useMoney } from '../../format/use-money.ts'
import styles from './board.module.css'
import type { Chips } from './chips.ts'
import { Felt, standAt } from './Felt.tsx'
import { type BoardPart, chipSpot, isInPart, rowsFor } from './layout.ts'
import type { BoardState } from './use-roulette-board.ts'
import { usePlaceText } from './use-place-text.ts'

export type BoardChips = {
  chips: Chips
  /** The chips of the round on the wheel, and the pocket of the ball once it has landed. */
  played: Chips
  pocket: number | null
  currency: Currency
}

type Props = BoardChips & { board: BoardState }

/** The betting table or a part of it: a grid of buttons over the painted table, and the chips on it. */
export function RouletteBoard({ chips, played, pocket, currency, board }: Props) {
  const { part, reach, at, pointed, handlers } = board
  const intl = useIntl()
  return (
    <div
      className={styles.board}
      data-part={part}
      data-reach={reach}
      data-testid={part === 'outside' ? undefined : 'roulette-table'}
    >
      <Felt part={part} lit={pointed === null ? undefined : PLACES.get(pointed)?.covers} pocket={pocket} />
      <table
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move within it
        role="grid"
        className={styles.grid}
        aria-label={intl.formatMessage({ id: part === 'outside' ? 'roulette.outside' : 'roulette.table' })}
        {...handlers}
      >
        <tbody>
          <Spots part={part} chips={chips} currency={currency} reach={reach} at={at} />
        </tbody>
      </table>
      <div className={styles.laid} translate="no" aria-hidden="true">
        <Laid part={part} chips={played} pocket={pocket} />
        <Laid part={part} chips={chips} pocket={null} />
      </div>
    </div>
  )
}

type SpotsProps = Pick<BoardChips, 'chips' | 'currency'> & Pick<BoardState, 'part' | 'reach' | 'at'>

/** A button for each available spot; its name contains the payout and the chips on it. */
const Spots = memo(function Spots({ part, chips, currency, reach, at }: SpotsProps) {
  const intl = useIntl()
  const money = useMoney()
  const placeText = usePlaceText()
  return rowsFor(reach, part).map((row) => (
    <tr key={row[0]?.name}>
      {row.map((place) => {
        const { name, pays, kind, spot } = place
        const amount = chips.get(name)
        const says = { place: placeText(place), pays, amount: amount ? money(amount, currency) : '' }
        return (
          <td key={name}>
            <button
              type="button"
              className={styles.spot}
              style={standAt(spot)}
              data-place={name}
              data-line={spot.long === 0 || spot.wide === 0 || undefined}
              data-crossing={(spot.long === 0 && spot.wide === 0) || undefined}
              data-kind={kind}
              tabIndex={name === at ? 0 : -1}
              aria-label={intl.formatMessage({ id: amount ? 'roulette.spot.laid' : 'roulette.spot' }, says)}
            />
          </td>
        )
      })}
    </tr>
  ))
})

type LaidProps = Pick<BoardChips, 'chips' | 'pocket'> & { part: BoardPart }

/** The chips on the table; after a round the paid ones are highlighted. */
const Laid = memo(function Laid({ part, chips, pocket }: LaidProps) {
  const intl = useIntl()
  return [...chips].map(([name, amount]) => {
    const place = PLACES.get(name)
    return (
      place &&
      isInPart(place, part) && (
        <span
          key={name}
          className={styles.chip}
          style={standAt(chipSpot(place, part))}
          data-beside={place.covers.length >= 12 && place.kind !== 'column' ? true : undefined}
          data-won={pocket === null ? undefined : place.covers.includes(pocket)}
        >
          {intl.formatNumber(amount / 100, { maximumSignificantDigits: 4, useGrouping: false })}
        </span>
      )
    )
  })
})
