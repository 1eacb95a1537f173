import { useLayoutEffect, useRef } from 'react'
import { useServerClock } from '../../data/queries.ts'
import { Coin } from '../coinflip/Coin.tsx'
import { fall, COIN_LANDING_MS } from '../coinflip/flight.ts'
import scene from '../coinflip/scene.module.css'
import { SharedStageResult } from '../table/shared/SharedResult.tsx'
import { Stage } from '../table/stage/Stage.tsx'
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
    <Stage
      result={
        <SharedStageResult {...toResultProps(duels)}>
          <span
            key={`${shown?.flip.id} ${phase}`}
            data-testid="duel-flip"
            data-duel={shown?.flip.id}
            data-phase={shown ? phase : undefined}
            data-result={phase === 'landed' ? shown?.flip.result : undefined}
          >
            {line}
          </span>
        </SharedStageResult>
      }
    >
      <div className={`${scene.scene} ${styles.stage}`}>
        <Coin toss={{ stage, side }} />
      </div>
    </Stage>
  )
}

/** The player's last result, for the stage or for the row beside the time in play. */
export function toResultProps({ results: [result], shown }: Pick<Duels, 'results' | 'shown'>) {
  const roundId = result?.state.duel
  return { result, roundId, isPast: result !== undefined && roundId !== shown?.flip.id }
}
