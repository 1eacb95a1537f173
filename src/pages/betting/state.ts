import { atom } from 'jotai'
import type { Sport } from '#domain/betting/betting.ts'

export const VIEWS = ['all', 'live', 'soon', 'favourites', 'mine'] as const
export type View = (typeof VIEWS)[number]

/** Filters of the event list; they are kept while the player opens one event. */
export const viewAtom = atom<View>('all')
export const sportAtom = atom<Sport | null>(null)
export const queryAtom = atom('')

/** Whether a cash-out is open: nothing may come over it. */
export const isCashingOutAtom = atom(false)
