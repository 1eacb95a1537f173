import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hiloSuit } from '#domain/games/hilo.ts'
import { rankText, SUIT_NAMES } from './card-shapes.ts'

/** The full name of a card: "Queen of hearts". */
export function useCardName(): (card: number) => string {
  const intl = useIntl()
  return useCallback(
    (card) => intl.formatMessage({ id: 'hilo.card' }, { rank: rankText(card), suit: SUIT_NAMES[hiloSuit(card)] }),
    [intl],
  )
}
