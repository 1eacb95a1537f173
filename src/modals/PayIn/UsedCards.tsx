import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UsedCard } from '#db/view.ts'
import type { chooseUsedCard } from './used-card.ts'
import styles from './usedCards.module.css'
import tick from '../../ui/tick.module.css'

type Props = {
  used: ReturnType<typeof chooseUsedCard>
  purpose: 'deposit' | 'withdraw'
  onChoose: (id: string | null) => void
}

/** The cards of earlier payments by their last four digits, and another one; nothing without any. */
export function UsedCards({ used: { cards, card, isGone }, purpose, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const name = useId()
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed may be far below. `void`, because newer browsers return a promise here.
    if (isGone) void alert.current?.scrollIntoView({ block: 'nearest' })
  }, [isGone])
  return (
    <div className={styles.used}>
      <p ref={alert} role="alert" className={styles.gone}>
        {isGone && formatMessage({ id: 'usedCards.gone' })}
      </p>
      {cards.length > 0 && (
        <fieldset className={styles.cards}>
          <legend>{formatMessage({ id: 'usedCards.legend' })}</legend>
          {cards.map((each) => (
            <CardChoice key={each.id} card={each} name={name} isChosen={each.id === card?.id} onChoose={onChoose} />
          ))}
          <CardChoice card={null} name={name} isChosen={card === null} onChoose={onChoose} />
        </fieldset>
      )}
      {cards.length > 0 && card === null && purpose === 'deposit' && (
        <p className={styles.hint}>
          <FormattedMessage id="usedCards.onPage" />
        </p>
      )}
    </div>
  )
}

type ChoiceProps = { card: UsedCard | null; name: string; isChosen: boolean; onChoose: Props['onChoose'] }

function CardChoice({ card, name, isChosen, onChoose }: ChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={`${tick.tick} ${tick.choice}`}
        name={name}
        checked={isChosen}
        aria-label={card ? formatMessage({ id: 'usedCards.ending' }, { digits: card.lastFour }) : undefined}
        onChange={() => onChoose(card?.id ?? null)}
      />
      {card ? (
        <span translate="no">{`•••• ${card.lastFour}`}</span>
      ) : (
        <span>
          <FormattedMessage id="usedCards.another" />
        </span>
      )}
    </label>
  )
}
