import { atom } from 'jotai'
import type { Sport } from '#domain/betting/betting.ts'
import type { Minor } from '#domain/money/money.ts'

export const VIEWS = ['all', 'live', 'soon', 'favourites', 'mine'] as const
export type View = (typeof VIEWS)[number]

/** Filters of the event list; they are kept while the player opens one event. */
export const viewAtom = atom<View>('all')
export const sportAtom = atom<Sport | null>(null)
export const queryAtom = atom('')

/** Whether a cash-out is open: nothing may come over it. */
export const isCashingOutAtom = atom(false)

/** What the last cash-out of each bet was pressed for, by the bet's id: shown until the operator has answered. */
export const cashOutOrdersAtom = atom<ReadonlyMap<string, Minor>>(new Map())
