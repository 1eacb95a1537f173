import { useLayoutEffect, useRef } from 'react'
import { toDecimal } from '#domain/money/money.ts'
import { useServerClock } from '../../data/queries.ts'
import { Coin } from '../coinflip/Coin.tsx'
import { fall, COIN_LANDING_MS } from '../coinflip/flight.ts'
import scene from '../coinflip/scene.module.css'
import { getOutcome } from '#domain/money/outcome.ts'
import { useBetResultText } from '../table/shared/use-bet-result-text.ts'
import { CountedText } from '../table/win/Counted.tsx'
import room from '../rooms/room.module.css'
import styles from './duels.module.css'
import type { Duels } from './use-duels.ts'
import { useFlipWords } from './use-flip-words.ts'

/**
 * The flip as both players see it, timed by the server's clock. Until it starts, the coin shows the side that was
 * called.
 */
export function FlipStage({ duels }: { duels: Duels }) {
  const { shown } = duels
  const { line } = useFlipWords(duels)
  const stage = useRef<HTMLDivElement>(null)
  const clock = useServerClock()
  const phase = shown?.phase ?? 'landed'
  const fallen = shown?.flip.result ?? 'heads'
  const called = shown?.flip.side ?? 'heads'
  const flipsAt = shown?.flip.flipsAt ?? 0
  const side = phase === 'waiting' ? called : fallen

  useLayoutEffect(() => {
    if (phase !== 'flying') return
    fall(stage.current, called, fallen)
    // A page that loads during the flip continues the animation at its current time.
    const elapsed = Math.min(Math.max(0, clock.now() - flipsAt), COIN_LANDING_MS)
    for (const part of stage.current?.getAnimations({ subtree: true }) ?? []) part.currentTime = elapsed
  }, [phase, called, fallen, flipsAt, clock])

  return (
    <div className={`${scene.scene} ${styles.stage}`}>
      <Coin toss={{ stage, side }} />
      <p
        className={scene.line}
        data-testid="duel-flip"
        data-duel={shown?.flip.id}
        data-phase={shown ? phase : undefined}
        data-result={phase === 'landed' ? shown?.flip.result : undefined}
      >
        <span key={`${shown?.flip.id} ${phase}`}>{line}</span>
      </p>
    </div>
  )
}

/** The player's last result; its space is reserved. */
export function FlipResult({ duels }: { duels: Duels }) {
  const result = duels.results[0] ?? null
  const { isPast } = useFlipWords(duels)
  const writeResult = useBetResultText()
  return (
    <p
      className={room.result}
      {...(result && {
        'data-testid': 'round-result',
        'data-round': result.state.duel,
        'data-outcome': getOutcome(result),
        'data-past': isPast || undefined,
        'data-payout': toDecimal(result.payout),
      })}
    >
      {result && (
        <CountedText round={result} write={(change) => writeResult(result, isPast ? 'past' : 'current', change)} />
      )}
    </p>
  )
}
