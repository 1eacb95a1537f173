import type { CoinSide } from '#domain/games/coinflip.ts'
import { MARK_PATH } from '../../ui/mark.ts'

const ONE_PATH = 'M42 36 53 28H60V72H50V41L42 46Z'

/** The relief of a side: the product's logo is heads, the number in an eight-pointed star is tails. */
export function CoinFace({ side }: { side: CoinSide }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" strokeWidth="1.6" opacity="0.55" />
      <circle
        cx="50"
        cy="50"
        r="40.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="0 5.3"
        opacity="0.6"
      />
      {side === 'heads' ? (
        <path d={MARK_PATH} fill="currentColor" transform="translate(22 21.5) scale(1.16)" />
      ) : (
        <>
          <path
            d="M27 27H73V73H27ZM50 17.5 82.5 50 50 82.5 17.5 50Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinejoin="round"
            opacity="0.75"
          />
          <path d={ONE_PATH} fill="currentColor" />
        </>
      )}
    </svg>
  )
}

/**
 * A side as a small icon: a filled disc with the horse, or a ring with the number, so that they differ without colour.
 */
export function SideSign({ side, className }: { side: CoinSide; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" className={className} data-side={side} aria-hidden="true">
      {side === 'heads' ? (
        <>
          <circle cx="50" cy="50" r="48" fill="var(--heads)" />
          <path d={MARK_PATH} fill="var(--heads-ink)" transform="translate(19 18) scale(1.3)" />
        </>
      ) : (
        <>
          <circle cx="50" cy="50" r="43" fill="none" stroke="var(--tails)" strokeWidth="9" />
          <path d={ONE_PATH} fill="var(--tails)" transform="translate(-13 -12.5) scale(1.25)" />
        </>
      )}
    </svg>
  )
}
