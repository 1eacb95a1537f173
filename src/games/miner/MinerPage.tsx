import { useRef } from 'react'
import { OriginalTable } from '../original/OriginalTable.tsx'
import { Board } from './Board.tsx'
import styles from './board.module.css'
import { Ladder } from './Ladder.tsx'
import { MinesField } from './MinesField.tsx'
import { Pays } from './Pays.tsx'
import { Rules } from './Rules.tsx'
import { Standing } from './Standing.tsx'
import { useControls } from './use-controls.ts'
import { useMiner } from './use-miner.ts'
import { useRoundName, useRoundWords } from './use-words.ts'

/** /games/miner */
export default function MinerPage() {
  const miner = useMiner()
  const board = useRef<HTMLTableElement>(null)
  const { actions, shortcuts } = useControls(miner, board)
  const nameRound = useRoundName()
  const say = useRoundWords()
  return (
    <OriginalTable
      original={miner.original}
      title="miner.title"
      scene={
        <div className={styles.scene}>
          <Standing original={miner.original} />
          <Ladder mines={miner.mines} gems={miner.gems} />
          <Board miner={miner} boardRef={board} />
        </div>
      }
      controls={<MinesField miner={miner} />}
      actions={actions}
      preview={<Pays miner={miner} />}
      nameRound={nameRound}
      say={say}
      rules={<Rules miner={miner} />}
      shortcuts={shortcuts}
    />
  )
}
