import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { commands } from '../../../data/commands.ts'
import { useAppState, useViewer } from '../../../data/queries.ts'
import { ChipsIntl } from './ChipsIntl.tsx'
import { ModeContext, usePlayMode } from './play-mode.ts'

/** The page of an original in the visitor's mode of play. `isShared`: all players share its rounds for money. */
export function withPlayMode(Page: ComponentType, isShared = false): ComponentType {
  return function Table() {
    const { mode, choice } = usePlayMode(isShared)
    const isRegionMissing = useAppState('geo') === null
    const isGuest = useViewer()?.loggedIn === false
    // The country of a guest decides whether the first press plays for chips.
    useEffect(() => {
      if (isRegionMissing && isGuest) void commands.games.loadRegion()
    }, [isRegionMissing, isGuest])
    return (
      <ModeContext value={mode}>
        <ChipsIntl isOn={mode === 'practice'}>
          {/* Another table for another choice; what a log-in or a country changes is the same table's. */}
          <Page key={choice ?? 'usual'} />
        </ChipsIntl>
      </ModeContext>
    )
  }
}
