import type { CoinSide } from '#domain/games/coinflip.ts'

/** From the operator's reply until the coin has landed, ms. */
export const COIN_LANDING_MS = 900
const TURN_MS = 320
const RISE_MS = 240
/** The share of the landing after which the coin is down and only wobbles. */
const DOWN = 0.78

/** The rotation around the x axis, in degrees, at which each side faces the player. */
export const FACING: Record<CoinSide, number> = { heads: 0, tails: 180 }

/** A coin in the air: its current rotation in degrees, and its height from 0 to 1. */
export type CoinFlight = { turn: () => number; height: () => number; end: () => void }

type Parts = { coin: Element; lift: Element; shadow: Element }

function queryParts(stage: HTMLElement | null): Parts | null {
  if (!stage) return null
  const [coin, lift, shadow] = ['coin', 'lift', 'shadow'].map((part) => stage.querySelector(`[data-part=${part}]`))
  return coin && lift && shadow ? { coin, lift, shadow } : null
}

const turned = (degrees: number) => `rotateX(${degrees}deg)`
const lifted = (height: number) => `translateY(calc(var(--lift) * ${-height}))`
const shaded = (height: number) => ({ transform: `scale(${1 - height * 0.45})`, opacity: 1 - height * 0.6 })

/** Tosses the coin; it rotates until `fall`. */
export function rise(stage: HTMLElement | null, from: CoinSide): CoinFlight | null {
  const parts = queryParts(stage)
  if (!parts) return null
  const start = FACING[from]
  const up = { duration: RISE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)', fill: 'forwards' } as const
  const spin = parts.coin.animate([{ transform: turned(start) }, { transform: turned(start + 360) }], {
    duration: TURN_MS,
    iterations: Infinity,
  })
  const moves = [
    spin,
    parts.lift.animate([{ transform: lifted(0) }, { transform: lifted(1) }], up),
    parts.shadow.animate([shaded(0), shaded(1)], up),
  ]
  const elapsed = () => Number(spin.currentTime ?? 0)
  return {
    turn: () => start + (elapsed() / TURN_MS) * 360,
    height: () => Math.min(1, elapsed() / RISE_MS),
    end: () => moves.forEach((move) => move.cancel()),
  }
}

/** Lets the coin fall from its current position onto a side; a coin that lies is tossed first. `duration`: ms. */
export function fall(
  stage: HTMLElement | null,
  from: CoinFlight | CoinSide,
  onto: CoinSide,
  duration: number = COIN_LANDING_MS,
): void {
  const parts = queryParts(stage)
  if (!parts) return
  const isLying = typeof from === 'string'
  const now = isLying ? FACING[from] : from.turn()
  const height = isLying ? 0 : from.height()
  if (!isLying) from.end()
  const last = Math.ceil((now + 720 - FACING[onto]) / 360) * 360 + FACING[onto]
  const timing = { duration }
  parts.coin.animate(
    [
      { transform: turned(now), easing: 'cubic-bezier(0.3, 0.5, 0.6, 0.95)' },
      { transform: turned(last), offset: DOWN },
      { transform: turned(last + 9), offset: 0.86 },
      { transform: turned(last - 4), offset: 0.93 },
      { transform: turned(last) },
    ],
    timing,
  )
  parts.lift.animate(
    path(height, (at) => ({ transform: lifted(at) })),
    timing,
  )
  parts.shadow.animate(path(height, shaded), timing)
}

/** Up, down, and a small bounce. */
function path(from: number, draw: (height: number) => Keyframe): Keyframe[] {
  return [
    { ...draw(from), easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
    { ...draw(1), offset: 0.34, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' },
    { ...draw(0), offset: DOWN, easing: 'ease-out' },
    { ...draw(0.08), offset: 0.86, easing: 'ease-in' },
    { ...draw(0), offset: 0.94 },
    draw(0),
  ]
}
