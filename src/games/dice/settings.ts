import { atom, useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { type DiceDirection, diceTarget, type Hundredths, isDiceTarget } from '../../../worker/rules/dice.ts'
import { keepInTab, readFromTab } from '../../app/tab-memory.ts'

export type Line = { target: Hundredths; direction: DiceDirection }

/** What the player has set at the table: amounts as typed, each in its currency, and the line. */
export type Settings = {
  /** Whose it is; what a guest has set passes to whoever logs in. */
  playerId: string | null
  amounts: Record<string, string>
  line: Line
}

const NAME = 'dice'
const EVEN_MONEY: Hundredths = 4_950
const LONGEST_AMOUNT = 32

export const NOTHING_SET: Settings = {
  playerId: null,
  amounts: {},
  line: { target: diceTarget(EVEN_MONEY, 'over'), direction: 'over' },
}

/** Reads settings that were kept; anything may stand there, and what does not fit is as if nothing were set. */
export function readSettings(kept: unknown): Settings {
  if (!isRecord(kept) || !isRecord(kept['line']) || !isRecord(kept['amounts'])) return NOTHING_SET
  const { playerId, amounts, line } = kept
  const { target, direction } = line
  if (playerId !== null && typeof playerId !== 'string') return NOTHING_SET
  if ((direction !== 'over' && direction !== 'under') || typeof target !== 'number') return NOTHING_SET
  if (!isDiceTarget(target, direction)) return NOTHING_SET
  const texts = Object.entries(amounts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= LONGEST_AMOUNT,
  )
  return { playerId, amounts: Object.fromEntries(texts), line: { target, direction } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const keptAtom = atom(readSettings(readFromTab(NAME)))
const settingsAtom = atom(
  (get) => get(keptAtom),
  (_get, set, settings: Settings) => {
    set(keptAtom, settings)
    keepInTab(NAME, settings)
  },
)

/** The amount and the line that this player has set in this tab, through page changes and reloads. */
export function useSettings(playerId: string | null, currency: Currency) {
  const [kept, keep] = useAtom(settingsAtom)
  const own = useMemo(
    () => (kept.playerId === null || kept.playerId === playerId ? kept : NOTHING_SET),
    [kept, playerId],
  )
  const setAmountText = useCallback(
    (text: string) => keep({ ...own, playerId, amounts: { ...own.amounts, [currency]: text } }),
    [keep, own, playerId, currency],
  )
  const setLine = useCallback((line: Line) => keep({ ...own, playerId, line }), [keep, own, playerId])
  /** null before anything was typed in this currency. */
  const amountText = own.amounts[currency] ?? null
  return { amountText, setAmountText, line: own.line, setLine }
}
