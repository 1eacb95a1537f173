import type { CaseFacts } from './case-facts.ts'
import { CaseResult } from './CaseResult.tsx'
import { Reels } from './Reels.tsx'
import styles from './scene.module.css'
import type { CaseGameState } from './use-case-game.ts'

/** The reels and their result. */
export function CaseScene({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  return (
    <div className={styles.scene}>
      <Reels reels={game.reels} waiting={game.original.busy} onSkip={game.original.finish} />
      <CaseResult facts={facts} round={game.told} rolling={game.reels.rolling} count={game.count} />
    </div>
  )
}
