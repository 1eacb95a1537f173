import type { ComponentType } from 'react'
import type { OriginalGame } from '#domain/games/originals.ts'
import { PageSkeleton } from '../../base/PageSkeleton.tsx'
import { preloadGameTable } from '../../data/account-queries.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { ROUNDS_SHOWN } from './round/rounds-shown.ts'
import { withGameTexts } from './texts.ts'

/** What the rest of the page asks of a game before it loads. */
export type Game = {
  /** Its page: a chunk of its own, with the texts that all games share. */
  Page: ReturnType<typeof livePage>
  /** Each page below its path is one of its places: a case, a room. */
  hasPlaces?: true
}

/** A guest or a player may play in either. */
const MODES = ['money', 'practice'] as const

type Load = () => Promise<{ default: ComponentType }>

/** The page of an original, which is played against the house. */
export function originalPage(game: OriginalGame, load: Load) {
  // Loads the data with the code: if the open round rendered later, the layout would shift.
  const loadWithTable = async () => {
    const [loaded] = await Promise.all([load(), ...MODES.map((mode) => preloadGameTable(game, ROUNDS_SHOWN, mode))])
    return loaded
  }
  return lazyComponent(withGameTexts(withProtectionTexts(loadWithTable)), PageSkeleton)
}

/** The page of a game whose rounds all players share. */
export function livePage(load: Load) {
  return lazyComponent(withGameTexts(withProtectionTexts(load)), PageSkeleton)
}
