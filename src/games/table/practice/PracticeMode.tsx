import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { commands } from '../../../data/commands.ts'
import { useAppState, useViewer } from '../../../data/queries.ts'
import { ChipsIntl } from './ChipsIntl.tsx'
import { ModeContext, usePlayMode } from './play-mode.ts'

/** The page of an original in the visitor's mode of play: another mode is another table. */
export function withPlayMode(Page: ComponentType): ComponentType {
  return function Table() {
    const { mode } = usePlayMode()
    const isRegionMissing = useAppState('geo') === null
    const isGuest = useViewer()?.loggedIn === false
    // The country of a guest decides whether the first press plays for chips.
    useEffect(() => {
      if (isRegionMissing && isGuest) void commands.games.loadRegion()
    }, [isRegionMissing, isGuest])
    const page = <Page key={mode} />
    return <ModeContext value={mode}>{mode === 'practice' ? <ChipsIntl>{page}</ChipsIntl> : page}</ModeContext>
  }
}
