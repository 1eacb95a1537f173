import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePageTitle } from '../../base/use-page-title.ts'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { toMinerAuto } from './miner-auto.ts'
import { MinerBoard } from './MinerBoard.tsx'
import styles from './board.module.css'
import { Ladder } from './Ladder.tsx'
import { MinesField } from './MinesField.tsx'
import { Pays } from './Pays.tsx'
import { MinerRules } from './MinerRules.tsx'
import { MinerStatus } from './MinerStatus.tsx'
import { TILE_IN_REACH, useControls } from './use-controls.ts'
import { useMiner } from './use-miner.ts'
import { useMinerNames } from './use-miner-names.ts'
import { useMinerWords } from './use-miner-words.ts'

/** The page /games/miner. */
export default function MinerPage() {
  usePageTitle(useIntl().formatMessage({ id: 'miner.title' }))
  const miner = useMiner()
  const { original } = miner
  const table = useRef<HTMLDivElement>(null)
  const { actions, shortcuts } = useControls(miner, table)
  const names = useMinerNames()
  const say = useMinerWords()
  return (
    <div ref={table}>
      <OriginalTable
        original={original}
        title="miner.title"
        scene={
          <div className={styles.scene}>
            <MinerStatus original={original} />
            <Ladder mines={miner.mines} gems={miner.gems} />
            <MinerBoard miner={miner} />
          </div>
        }
        controls={<MinesField miner={miner} />}
        actions={actions}
        preview={<Pays miner={miner} />}
        names={names}
        say={say}
        auto={toMinerAuto(miner)}
        rules={<MinerRules miner={miner} />}
        shortcuts={shortcuts}
        onBoard={TILE_IN_REACH}
      />
    </div>
  )
}
