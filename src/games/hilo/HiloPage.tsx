import { useRef } from 'react'
import { OriginalTable } from '../original/OriginalTable.tsx'
import { HiloRulesText } from './HiloRulesText.tsx'
import { HiloScene } from './HiloScene.tsx'
import styles from './page.module.css'
import { useHilo } from './use-hilo.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useRoundName, useSayRound } from './use-round-words.ts'

/** Hilo: is the next card higher or lower? Each right guess multiplies what a cash-out pays. */
export default function HiloPage() {
  const { original, round, trail, choices, moving, actions, shortcuts } = useHilo()
  const table = useRef<HTMLDivElement>(null)
  const nameRound = useRoundName()
  const say = useSayRound()
  useKeptFocus(table, original.open?.id ?? null, original.own)
  return (
    <div ref={table} className={styles.page}>
      <OriginalTable
        original={original}
        title="hilo.title"
        scene={<HiloScene round={round} trail={trail} choices={choices} moving={moving} />}
        actions={actions}
        nameRound={nameRound}
        say={say}
        rules={<HiloRulesText currency={original.table.currency} />}
        shortcuts={shortcuts}
      />
    </div>
  )
}
