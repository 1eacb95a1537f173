import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { OriginalTable } from '../original/table/OriginalTable.tsx'
import { autoOf } from './auto.ts'
import { Board } from './Board.tsx'
import styles from './board.module.css'
import { Ladder } from './Ladder.tsx'
import { MinesField } from './MinesField.tsx'
import { Pays } from './Pays.tsx'
import { Rules } from './MinerRules.tsx'
import { Standing } from './Standing.tsx'
import { TILE_IN_REACH, useControls } from './use-controls.ts'
import { useMiner } from './use-miner.ts'
import { useRoundName, useRoundWords } from './use-words.ts'

/** /games/miner */
export default function MinerPage() {
  usePageTitle(useIntl().formatMessage({ id: 'miner.title' }))
  const miner = useMiner()
  const { original } = miner
  const table = useRef<HTMLDivElement>(null)
  const { actions, shortcuts } = useControls(miner, table)
  const nameRound = useRoundName()
  const say = useRoundWords()
  return (
    <div ref={table}>
      <OriginalTable
        original={original}
        title="miner.title"
        scene={
          <div className={styles.scene}>
            <Standing original={original} />
            <Ladder mines={miner.mines} gems={miner.gems} />
            <Board miner={miner} />
          </div>
        }
        controls={<MinesField miner={miner} />}
        actions={actions}
        preview={<Pays miner={miner} />}
        nameRound={nameRound}
        say={say}
        auto={autoOf(miner)}
        rules={<Rules miner={miner} />}
        shortcuts={shortcuts}
        onBoard={TILE_IN_REACH}
      />
    </div>
  )
}
