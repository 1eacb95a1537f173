import { OriginalTable } from '../table/OriginalTable.tsx'
import { toHiloAuto } from './hilo-auto.ts'
import { HiloRulesText } from './HiloRules.tsx'
import { HiloScene } from './HiloScene.tsx'
import styles from './page.module.css'
import { useHilo } from './use-hilo.ts'
import { useHiloNames } from './use-hilo-names.ts'
import { useHiloWords } from './use-hilo-words.ts'

/** Hilo: is the next card higher or lower? Each right guess multiplies the cash-out. */
export default function HiloPage() {
  const { original, dealt, trail, choices, actions, shortcuts } = useHilo()
  const names = useHiloNames()
  const say = useHiloWords()
  return (
    <div className={styles.page}>
      <OriginalTable
        original={original}
        title="hilo.title"
        scene={<HiloScene original={original} dealt={dealt} trail={trail} choices={choices} />}
        actions={actions}
        names={names}
        say={say}
        auto={toHiloAuto(original)}
        rules={<HiloRulesText currency={original.table.currency} />}
        shortcuts={shortcuts}
      />
    </div>
  )
}
