import { type CSSProperties, memo } from 'react'
import { useIntl } from 'react-intl'
import { getPocketColour, type Place, PLACES } from '#domain/games/roulette.ts'
import styles from './board.module.css'
import { type BoardPart, chipSpot, isInPart, type Spot } from './layout.ts'

const BOXES = [...PLACES.values()].filter(({ kind, covers }) => kind === 'straight' || covers.length >= 12)
const NOTHING_LIT: readonly number[] = []

/** Passes a position on the table to CSS, which knows the orientation of the table. */
export function standAt({ along, across, long, wide }: Spot): CSSProperties {
  // React's CSSProperties type has no custom properties.
  return { '--along': along, '--across': across, '--long': long, '--wide': wide } as CSSProperties
}

type Props = {
  part: BoardPart
  /** The numbers that the pointed place covers. */
  lit?: readonly number[] | undefined
  /** The pocket of the ball. */
  pocket: number | null
}

/** The painted table; the buttons are placed above it. */
export const Felt = memo(function Felt({ part, lit = NOTHING_LIT, pocket }: Props) {
  return (
    <div className={styles.felt} aria-hidden="true">
      {BOXES.filter((place) => isInPart(place, part)).map((place) => {
        const number = place.kind === 'straight' ? (place.covers[0] ?? 0) : null
        return (
          <span
            key={place.name}
            className={styles.box}
            style={standAt(chipSpot(place, part))}
            data-kind={place.kind}
            data-colour={number === null ? undefined : getPocketColour(number)}
            data-lit={(number !== null && lit.includes(number)) || undefined}
            data-fell={(number !== null && number === pocket) || undefined}
          >
            <Label place={place} />
          </span>
        )
      })}
    </div>
  )
})

/** The label of a box; outside the numbers also its payout. */
function Label({ place: { kind, covers, pays } }: { place: Place }) {
  const intl = useIntl()
  if (kind === 'straight') return <span>{covers[0]}</span>
  const multiplier = <small>{`${pays}×`}</small>
  if (kind === 'column') return multiplier
  if (kind === 'red' || kind === 'black') {
    return (
      <>
        <i data-colour={kind} />
        {multiplier}
      </>
    )
  }
  const isNamed = kind === 'even' || kind === 'odd'
  return (
    <>
      <span>{isNamed ? intl.formatMessage({ id: `roulette.place.${kind}` }) : `${covers[0]}–${covers.at(-1)}`}</span>
      {multiplier}
    </>
  )
}
