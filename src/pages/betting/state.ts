import { atom } from 'jotai'
import type { Sport } from '../../../worker/domain/betting/betting.ts'

export const VIEWS = ['all', 'live', 'soon', 'favourites', 'mine'] as const
export type View = (typeof VIEWS)[number]

/** What of the events is on screen; kept while the player looks at one of them. */
export const viewAtom = atom<View>('all')
export const sportAtom = atom<Sport | null>(null)
export const queryAtom = atom('')
