import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'
import type { Currency } from '../../../worker/rules/currencies.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import { keepInTab, readFromTab } from '../../app/tab-memory.ts'

/** Amounts as typed, each by its game and currency, and whose they are: a guest's pass to whoever logs in. */
type Typed = { playerId: string | null; texts: Record<string, string> }

const NAME = 'originals'
const LONGEST = 32
const NOTHING: Typed = { playerId: null, texts: {} }

/** Reads what was kept; anything may stand there, and what does not fit is as if nothing had been typed. */
export function readTyped(kept: unknown): Typed {
  if (!isRecord(kept) || !isRecord(kept['texts'])) return NOTHING
  const { playerId, texts } = kept
  if (playerId !== null && typeof playerId !== 'string') return NOTHING
  const fit = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST,
  )
  return { playerId, texts: Object.fromEntries(fit) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const keptAtom = atom(readTyped(readFromTab(NAME)))
const typedAtom = atom(
  (get) => get(keptAtom),
  (_get, set, typed: Typed) => {
    set(keptAtom, typed)
    keepInTab(NAME, typed)
  },
)

/** The amount that this player has typed at a game in this tab, through page changes and reloads; null before any. */
export function useAmountText(game: RoundGame, playerId: string | null, currency: Currency) {
  const [kept, keep] = useAtom(typedAtom)
  const own = kept.playerId === null || kept.playerId === playerId ? kept : NOTHING
  const name = `${game} ${currency}`
  const setText = useCallback(
    (text: string) => keep({ playerId, texts: { ...own.texts, [name]: text } }),
    [keep, own, playerId, name],
  )
  return [own.texts[name] ?? null, setText] as const
}
