import { useMemo } from 'react'
import type { FeatureFlag } from '../../worker/domain/settings/feature-flags.ts'
import { ORIGINAL_LINKS, type OriginalLink } from '../app/layout/navigation-more.ts'
import { useShownLinks } from '../app/layout/use-shown-links.ts'
import { useFlags } from '../data/flags.ts'

/** The original games that menu, home page, search and lists show: those on offer that are not switched off. */
export function useShownOriginals(): readonly OriginalLink[] {
  // As text, because each answer of the operator is another array.
  const flags = useFlags().join(' ')
  return useShownLinks(useMemo(() => getShownOriginals(flags.split(' ')), [flags]))
}

/** Without the games whose kill switch is among the flags. */
export function getShownOriginals(flags: readonly string[]): readonly OriginalLink[] {
  const isShown = ({ game }: OriginalLink) => !flags.includes(`disable-${game}` satisfies FeatureFlag)
  return ORIGINAL_LINKS.every(isShown) ? ORIGINAL_LINKS : ORIGINAL_LINKS.filter(isShown)
}
