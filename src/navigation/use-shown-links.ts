import { useMemo } from 'react'
import { isGameShown, isNotOffered } from '#domain/calls/not-offered.ts'
import { useFlags } from '../data/flags.ts'
import { useAppState, useServerClock } from '../data/queries.ts'
import type { MoreLink, OriginalLink } from './navigation-more.ts'

/** The links that menus and lists show: without those whose calls the operator has not got, or has switched off. */
export function useShownLinks<Link extends MoreLink | OriginalLink>(links: readonly Link[]): readonly Link[] {
  const notOffered = useAppState('problems')?.notOffered
  const flags = useFlags()
  const clock = useServerClock()
  return useMemo(() => {
    const answers = { flags, notOffered, now: clock.now() }
    const isShown = (link: Link): boolean =>
      'game' in link
        ? isGameShown(link.game, answers)
        : link.section === undefined || !isNotOffered(link.section, notOffered, answers.now)
    return links.every(isShown) ? links : links.filter(isShown)
  }, [links, notOffered, flags, clock])
}
