import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'
import { KENO_RISKS, type KenoRisk } from '../../../worker/rules/keno.ts'
import { keepInTab, readFromTab } from '../../app/tab-memory.ts'
import { isPicks } from './picks.ts'

/** What is bet on: a risk and the numbers. */
export type Line = { risk: KenoRisk; picks: number[] }
/** `playerId` is whose it is; what a guest has set passes to whoever logs in. */
export type Settings = { playerId: string | null; line: Line | null }

const NAME = 'keno'
const NOTHING_SET: Settings = { playerId: null, line: null }
const NO_PICKS: Line = { risk: 'classic', picks: [] }

/** Reads settings that were kept; anything may stand there, and what does not fit is as if nothing were set. */
export function readSettings(kept: unknown): Settings {
  if (!isRecord(kept) || !isRecord(kept['line'])) return NOTHING_SET
  const { playerId } = kept
  const { risk, picks } = kept['line']
  if (playerId !== null && typeof playerId !== 'string') return NOTHING_SET
  const known = KENO_RISKS.find((one) => one === risk)
  return known && isPicks(picks) ? { playerId, line: { risk: known, picks } } : NOTHING_SET
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

/** The numbers and the risk that this player has set in this tab; before that, those of the last round. */
export function useLine(playerId: string | null, last: Line | null) {
  const [kept, keep] = useAtom(settingsAtom)
  const own = kept.playerId === null || kept.playerId === playerId ? kept.line : null
  const setLine = useCallback((line: Line) => keep({ playerId, line }), [keep, playerId])
  return { line: own ?? last ?? NO_PICKS, setLine }
}
