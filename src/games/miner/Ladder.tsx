import { useIntl } from 'react-intl'
import { minerGems, minerHundredths } from '#domain/games/miner.ts'
import { Gem } from './art.tsx'
import styles from './standing.module.css'
import { useShortMultiplier } from './use-short-multiplier.ts'

const SHOWN = 5
const BEHIND = 2

/** The multipliers around the next gem: those reached, the next one, and those after it. */
export function Ladder({ mines, gems }: { mines: number; gems: number }) {
  const intl = useIntl()
  const multiplier = useShortMultiplier()
  const all = minerGems(mines)
  const first = Math.max(1, Math.min(gems - BEHIND + 1, all - SHOWN + 1))
  const steps = Array.from({ length: Math.min(SHOWN, all) }, (_, index) => first + index)
  return (
    <ol className={styles.ladder} aria-label={intl.formatMessage({ id: 'miner.ladder' })}>
      {steps.map((step) => (
        <li key={step} data-reached={step <= gems || undefined} aria-current={step === gems + 1 ? 'step' : undefined}>
          <span className={styles.count}>
            <Gem />
            <span>{step}</span>
          </span>
          <b translate="no">{multiplier(minerHundredths(mines, step))}</b>
        </li>
      ))}
    </ol>
  )
}
