import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { PLACES } from '#domain/games/roulette.ts'
import { useMoney } from '../../format/use-money.ts'
import styles from './board.module.css'
import type { Chips } from './chips.ts'
import { Felt, standAt } from './Felt.tsx'
import { chipSpot, type Reach, rowsFor } from './layout.ts'
import type { BoardHandlers } from './use-board.ts'
import { usePlaceText } from './use-place-text.ts'

type Props = {
  chips: Chips
  /** The chips of the round on the wheel, and the pocket of the ball once it has landed. */
  played: Chips
  pocket: number | null
  currency: Currency
  reach: Reach
  /** The one spot in the tab order. */
  at: string
  pointed: string | null
  handlers: BoardHandlers
}

/** The betting table: a grid of buttons over the painted table, and the chips on it. */
export function RouletteBoard({ chips, played, pocket, currency, reach, at, pointed, handlers }: Props) {
  const intl = useIntl()
  return (
    <div className={styles.board} data-reach={reach} data-testid="roulette-table">
      <Felt lit={pointed === null ? undefined : PLACES.get(pointed)?.covers} pocket={pocket} />
      <table
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move within it
        role="grid"
        className={styles.grid}
        aria-label={intl.formatMessage({ id: 'roulette.table' })}
        {...handlers}
      >
        <tbody>
          <Spots chips={chips} currency={currency} reach={reach} at={at} />
        </tbody>
      </table>
      <div className={styles.laid} translate="no" aria-hidden="true">
        <Laid chips={played} pocket={pocket} />
        <Laid chips={chips} pocket={null} />
      </div>
    </div>
  )
}

type SpotsProps = Pick<Props, 'chips' | 'currency' | 'reach' | 'at'>

/** A button for each available spot; its name contains the payout and the chips on it. */
const Spots = memo(function Spots({ chips, currency, reach, at }: SpotsProps) {
  const intl = useIntl()
  const money = useMoney()
  const placeText = usePlaceText()
  return rowsFor(reach).map((row) => (
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

/** The chips on the table; after a round the paid ones are highlighted. */
const Laid = memo(function Laid({ chips, pocket }: { chips: Chips; pocket: number | null }) {
  const intl = useIntl()
  return [...chips].map(([name, amount]) => {
    const place = PLACES.get(name)
    return (
      place && (
        <span
          key={name}
          className={styles.chip}
          style={standAt(chipSpot(place))}
          data-beside={place.covers.length >= 12 && place.kind !== 'column' ? true : undefined}
          data-won={pocket === null ? undefined : place.covers.includes(pocket)}
        >
          {intl.formatNumber(amount / 100, { maximumSignificantDigits: 4, useGrouping: false })}
        </span>
      )
    )
  })
})
