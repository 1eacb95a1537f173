import { useLayoutEffect, useRef } from 'react'
import { ROOM_SPIN_MS } from '#domain/games/rooms.ts'
import { useServerClock } from '../../data/queries.ts'
import styles from './ring.module.css'
import { getShareColour, restAngle } from './shares.ts'
import type { ShownRound } from './use-room.ts'

const TURNS = 6
const EASING = 'cubic-bezier(0.12, 0.7, 0.1, 1)'

type Props = { shown: ShownRound | null; playerBetIds: ReadonlySet<string> }

/**
 * All players' tickets as arcs of a ring, in order of joining, with the pointer at the top. A draw spins the ring by a
 * CSS animation whose time is set from the server's clock, so that all pages show the same position.
 */
export function Ring({ shown, playerBetIds }: Props) {
  const ring = useRef<SVGGElement>(null)
  const clock = useServerClock()
  const entries = shown?.entries ?? []
  const total = Math.max(1, shown?.pot ?? 0)
  const drawn = shown?.drawn ?? null
  const angle = drawn ? restAngle(drawn.ticket, total, TURNS) : 0
  const isTurning = shown?.isTurning ?? false
  const at = drawn?.at ?? 0

  useLayoutEffect(() => {
    const element = ring.current
    if (!isTurning || !element) return undefined
    const turn = element.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${angle}deg)` }], {
      duration: ROOM_SPIN_MS,
      easing: EASING,
    })
    turn.currentTime = Math.min(Math.max(0, clock.now() - at), ROOM_SPIN_MS)
    return () => turn.cancel()
  }, [isTurning, angle, at, clock])

  const gap = entries.length > 1 ? total / 240 : 0
  const before = computeStarts(entries.map(({ amount }) => amount))
  return (
    <svg className={styles.ring} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={styles.track} cx="100" cy="100" r="84" />
      <g ref={ring} className={styles.turn} style={{ transform: `rotate(${angle}deg)` }}>
        {entries.map(({ id, seat, amount }, index) => (
          <circle
            key={id}
            className={`${styles.seat} ${styles.arc}`}
            cx="100"
            cy="100"
            r="84"
            pathLength={total}
            strokeDasharray={`${Math.max(amount - gap, amount * 0.6)} ${total}`}
            strokeDashoffset={-(before[index] ?? 0)}
            data-colour={getShareColour(seat)}
            data-own={playerBetIds.has(id) || undefined}
            data-won={(drawn?.winnerEntryId === id && !isTurning) || undefined}
            data-lost={(drawn !== null && drawn.winnerEntryId !== id && !isTurning) || undefined}
          />
        ))}
      </g>
      <path className={styles.pointer} d="M100 30 91 4h18Z" />
    </svg>
  )
}

/** The start of each arc: the sum of the amounts before it. */
function computeStarts(amounts: readonly number[]): number[] {
  let sum = 0
  return amounts.map((amount) => {
    sum += amount
    return sum - amount
  })
}
