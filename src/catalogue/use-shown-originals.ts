import { ORIGINAL_LINKS, type OriginalLink } from '../app/layout/navigation-more.ts'
import { useShownLinks } from '../app/layout/use-shown-links.ts'

/** The original games that menu, home page, search and lists show. */
export const useShownOriginals = (): readonly OriginalLink[] => useShownLinks(ORIGINAL_LINKS)
