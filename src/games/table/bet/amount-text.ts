import { useCallback } from 'react'
import type { Currency } from '#domain/money/currencies.ts'
import { isRecord, createPlayerSetting } from '../settings/player-setting.ts'

/** Typed amounts by game and currency. */
type Texts = Record<string, string>

const LONGEST = 32
const NOTHING: Texts = {}

/** Drops entries that are not a string of a plausible length; null if the stored value is not an object. */
export function readAmountTexts(stored: unknown): Texts | null {
  if (!isRecord(stored)) return null
  const fit = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST,
  )
  return Object.fromEntries(fit)
}

const useTexts = createPlayerSetting('originals', readAmountTexts)

/** The amount that this player has typed in this tab for a game (or for one of its bets); null before any. */
export function useAmountText(game: string, playerId: string | null, currency: Currency) {
  const [texts, setTexts] = useTexts(playerId)
  const typedTexts = texts ?? NOTHING
  const name = `${game} ${currency}`
  const setText = useCallback((text: string) => setTexts({ ...typedTexts, [name]: text }), [setTexts, typedTexts, name])
  return [typedTexts[name] ?? null, setText] as const
}
