import { useMemo } from 'react'
import { isGameOffered, isNotOffered } from '../../../worker/domain/protocol/not-offered.ts'
import { useAppState, useServerClock } from '../../data/queries.ts'
import type { MoreLink, OriginalLink } from './navigation-more.ts'

/** The links to games and pages that are shown: without those whose calls the operator has not got. */
export function useShownLinks<Link extends MoreLink | OriginalLink>(links: readonly Link[]): readonly Link[] {
  const answers = useAppState('problems')?.notOffered
  const clock = useServerClock()
  return useMemo(() => {
    if (!answers) return links
    const now = clock.now()
    return links.filter((link) => {
      if ('game' in link) return isGameOffered(link.game, answers, now)
      return link.section === undefined || !isNotOffered(link.section, answers, now)
    })
  }, [links, answers, clock])
}
