import { atom } from 'jotai'
import type { BegunExclusion } from '#worker/protection/index.ts'

/** The self-exclusion that this page has just begun: the player is logged out by it. */
export const newExclusionAtom = atom<BegunExclusion | null>(null)
