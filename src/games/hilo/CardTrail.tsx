import { type RefObject, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useMultiplier } from '../table/round/multiplier.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { SmallCard } from './Card.tsx'
import { ArrowUp, SkipMark, WrongMark } from './marks.tsx'
import type { TrailItem } from './hilo-odds.ts'
import styles from './trail.module.css'
import { useAsFirst } from './use-as-first.ts'
import { useCardName } from './use-card-name.ts'

type Props = {
  row: RefObject<HTMLOListElement | null>
  roundId: string
  trail: readonly TrailItem[]
  isLocal: boolean
  /** The last card still lies on the pile; its place in the row waits for it. */
  isOpen: boolean
}

/** The cards dealt in this round, each with the step that led to it and what that step paid. */
export function CardTrail({ row, roundId, trail, isLocal, isOpen }: Props) {
  const intl = useIntl()
  const { length } = trail
  const isStill = useReducedMotion()

  useEffect(() => {
    const newest = row.current?.children[length - 1]
    // Scrolls the strip only, never the page.
    if (newest instanceof HTMLElement) {
      row.current?.scrollTo({ left: newest.offsetLeft, behavior: isLocal && !isStill ? 'smooth' : 'instant' })
    }
  }, [row, length, isLocal, isStill])

  return (
    <ol
      ref={row}
      className={styles.trail}
      // A scrollable strip has to be focusable for players without a pointer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'hilo.trail' })}
      data-testid="hilo-trail"
    >
      {trail.map((item, index) => (
        // The index is part of the key, since the same card can appear twice in a round.
        <TrailCard
          key={`${roundId} ${index}`}
          item={item}
          isLocal={isLocal && index === length - 1}
          isWaiting={isOpen && index === length - 1}
        />
      ))}
    </ol>
  )
}

type CardProps = { item: TrailItem; isLocal: boolean; isWaiting: boolean }

function TrailCard({ item, isLocal, isWaiting }: CardProps) {
  const intl = useIntl()
  const cardName = useCardName()
  const multiplier = useMultiplier()
  const isNew = useAsFirst(isLocal)
  const { card, step, outcome } = item
  const paid = item.paid === null ? '' : multiplier(item.paid)
  const said = intl.formatMessage({ id: 'hilo.trail.step' }, { outcome, step: step ?? 'none', paid })
  return (
    <li
      className={styles.item}
      data-outcome={outcome}
      data-new={isNew || undefined}
      data-waiting={isWaiting || undefined}
    >
      <span className="sr-only">{`${cardName(card)}. ${said}`}</span>
      <SmallCard card={card} />
      <span className={styles.step} data-step={step ?? undefined} aria-hidden="true">
        <StepMark item={item} />
        {outcome === 'right' && <span>{paid}</span>}
      </span>
    </li>
  )
}

function StepMark({ item: { outcome } }: { item: TrailItem }) {
  if (outcome === 'first') return null
  if (outcome === 'skip') return <SkipMark />
  return outcome === 'wrong' ? <WrongMark /> : <ArrowUp />
}
