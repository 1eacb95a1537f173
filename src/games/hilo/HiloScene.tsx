import { useIntl } from 'react-intl'
import type { Choice, TrailItem } from './odds.ts'
import { CardTrail } from './CardTrail.tsx'
import { ChoiceOdds } from './Choices.tsx'
import { DealtCard, Deck } from './DealtCard.tsx'
import { RoundLine } from './RoundLine.tsx'
import styles from './scene.module.css'
import type { HiloRound } from './use-hilo.ts'
import { useCardName } from './use-card-name.ts'

type Props = {
  round: HiloRound | null
  trail: readonly TrailItem[]
  choices: readonly Choice[]
  /** The newest card was dealt on this page, and its player does not mind motion. */
  moving: boolean
}

/** The table: how the round stands, the card that the guess is about between its two choices, and those before it. */
export function HiloScene({ round, trail, choices, moving }: Props) {
  return (
    <div className={styles.scene}>
      <RoundLine key={round ? `${round.id} ${round.step}` : ''} round={round} moving={moving} />
      <div className={styles.stage}>
        <Pile round={round} trail={trail} moving={moving} />
        {choices.map((choice) => (
          // A new card brings new odds, and a step a new line: both appear after the card.
          <ChoiceOdds key={`${round?.id} ${trail.length} ${choice.guess}`} choice={choice} moving={moving} />
        ))}
      </div>
      {round && <CardTrail roundId={round.id} trail={trail} moving={moving} />}
    </div>
  )
}

/** The deck, the card that was dealt last, and the one before it on its way to the trail. */
function Pile({ round, trail, moving }: Pick<Props, 'round' | 'trail' | 'moving'>) {
  const intl = useIntl()
  const cardName = useCardName()
  const newest = trail.at(-1)
  if (!round || !newest) {
    return (
      <div className={styles.pile}>
        <Deck isFull />
      </div>
    )
  }
  return (
    <div className={styles.pile}>
      <span className="sr-only">{intl.formatMessage({ id: 'hilo.current' }, { card: cardName(newest.card) })}</span>
      <Deck />
      <DealtCard key={`${round.id} ${trail.length}`} newest={newest} before={trail.at(-2)} moving={moving} />
    </div>
  )
}
