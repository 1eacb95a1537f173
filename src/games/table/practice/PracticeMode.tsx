import type { ComponentType } from 'react'
import { useEffect } from 'react'
import { commands } from '../../../data/commands.ts'
import { useAppState } from '../../../data/queries.ts'
import { ChipsIntl } from './ChipsIntl.tsx'
import { ModeContext, usePlayMode } from './play-mode.ts'

/** The page of an original in the visitor's mode of play: another mode is another table. */
export function withPlayMode(Page: ComponentType): ComponentType {
  return function Table() {
    const { mode } = usePlayMode()
    const geo = useAppState('geo')
    // The visitor's country decides whether practice is offered.
    useEffect(() => {
      if (geo === null) void commands.games.loadRegion()
    }, [geo])
    const page = <Page key={mode} />
    return <ModeContext value={mode}>{mode === 'practice' ? <ChipsIntl>{page}</ChipsIntl> : page}</ModeContext>
  }
}
