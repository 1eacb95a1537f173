import { useIntl } from 'react-intl'
import { useMultiplier } from '../table/round/multiplier.ts'
import { ArrowUp } from './marks.tsx'
import type { HiloChoice } from './hilo-odds.ts'
import styles from './scene.module.css'
import { useAsFirst } from './use-as-first.ts'
import { useFormatHiloChance } from './use-format-hilo-chance.ts'

const TEXTS = { higher: 'hilo.choice.higher', lower: 'hilo.choice.lower' } as const

/** A guess in words, beside the card: what wins, its chance and its multiplier. */
export function ChoiceOdds({ choice, own }: { choice: HiloChoice; own: boolean }) {
  const intl = useIntl()
  const chance = useFormatHiloChance()
  const multiplier = useMultiplier()
  const isNew = useAsFirst(own)
  const { guess, rank, kind } = choice
  return (
    <p className={styles.choice} data-guess={guess} data-new={isNew || undefined}>
      <ArrowUp />
      <span>{intl.formatMessage({ id: TEXTS[guess] }, { rank, kind })}</span>
      <b translate="no">{multiplier(choice.multiplier)}</b>
      <small>{chance(choice.chance)}</small>
    </p>
  )
}
