import { type RefObject, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { RoundView } from '../table/use-round-view.ts'
import { Stage } from '../table/stage/Stage.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import type { HiloGuess } from '#domain/games/hilo.ts'
import type { HiloChoice, TrailItem } from './hilo-odds.ts'
import { CardTrail } from './CardTrail.tsx'
import { HORNS } from './card-shapes.ts'
import { DealtCard, Deck } from './DealtCard.tsx'
import { RoundLine } from './RoundLine.tsx'
import pile from './pile.module.css'
import styles from './scene.module.css'
import { useCardName } from './use-card-name.ts'
import { ArrowUp } from './marks.tsx'
import { useAsFirst } from './use-as-first.ts'
import { useFormatHiloChance } from './use-format-hilo-chance.ts'

type Props = {
  round: RoundView<'hilo'>
  /** All cards of the newest round, including one that is still being dealt. */
  dealt: readonly TrailItem[]
  /** Only the cards that lie on the table. */
  trail: readonly TrailItem[]
  choices: readonly HiloChoice[]
}

/** The table: the status of the round, the current card between its two choices, and the earlier cards. */
export function HiloScene({ round, dealt, trail, choices }: Props) {
  const { shown, isLocal, isAnimating } = round
  const row = useRef<HTMLOListElement>(null)
  return (
    <Stage result={<RoundLine round={shown} />}>
      <Felt />
      <div
        className={styles.stage}
        data-testid="stage"
        data-moving={isAnimating || undefined}
        data-idle={!round.newest || undefined}
      >
        <Spot guess="higher" />
        <Spot guess="lower" />
        <Pile round={round} dealt={dealt} trail={trail} row={row} />
        {choices.map((choice) => (
          // The key remounts the odds with each new card.
          <ChoiceOdds key={`${shown?.id} ${trail.length} ${choice.guess}`} choice={choice} isLocal={isLocal} />
        ))}
      </div>
      <div className={styles.row}>
        <svg viewBox="-60 -20 120 40" aria-hidden="true">
          <path d={HORNS} />
          <path d={HORNS} transform="translate(-34 3) scale(0.7)" />
          <path d={HORNS} transform="translate(34 3) scale(0.7)" />
        </svg>
        {shown && (
          <CardTrail row={row} roundId={shown.id} trail={trail} isLocal={isLocal} isOpen={shown.status === 'open'} />
        )}
      </div>
    </Stage>
  )
}

/** The felt of the table, below the rail of its far edge. */
function Felt() {
  return (
    <div className={styles.felt} aria-hidden="true">
      <div />
    </div>
  )
}

/** Where the odds of a guess stand: printed on the felt, so that the place is there before any card. */
function Spot({ guess }: { guess: HiloGuess }) {
  return (
    <span className={styles.spot} data-guess={guess} aria-hidden="true">
      <ArrowUp />
    </span>
  )
}

type PileProps = Omit<Props, 'choices'> & { row: RefObject<HTMLOListElement | null> }

/** The deck, the newest card, and the previous one on its way to the trail. */
function Pile({ round: { newest: round, isLocal, isAnimating }, dealt, trail, row }: PileProps) {
  const intl = useIntl()
  const cardName = useCardName()
  const newest = dealt.at(-1)
  const known = trail.at(-1)
  if (!round || !newest) {
    return (
      <div className={pile.pile}>
        <Deck isFull />
      </div>
    )
  }
  return (
    <div className={pile.pile}>
      {known && (
        <span className="sr-only">{intl.formatMessage({ id: 'hilo.current' }, { card: cardName(known.card) })}</span>
      )}
      <Deck />
      <DealtCard
        key={`${round.id} ${dealt.length}`}
        newest={newest}
        before={dealt.at(-2)}
        row={row}
        isLocal={isLocal}
        isAnimating={isAnimating}
      />
    </div>
  )
}

const TEXTS = { higher: 'hilo.choice.higher', lower: 'hilo.choice.lower' } as const

/** A guess in words, beside the card: what wins, its chance and its multiplier. */
function ChoiceOdds({ choice, isLocal }: { choice: HiloChoice; isLocal: boolean }) {
  const intl = useIntl()
  const chance = useFormatHiloChance()
  const multiplier = useMultiplier()
  const isNew = useAsFirst(isLocal)
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
