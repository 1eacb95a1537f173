import { ORIGINAL_LINKS, type OriginalLink } from '../navigation/navigation-more.ts'
import { useShownLinks } from '../navigation/use-shown-links.ts'

/** The original games that menu, home page, search and lists show. */
export const useShownOriginals = (): readonly OriginalLink[] => useShownLinks(ORIGINAL_LINKS)
