import load from '../../lang/rare/*.json?languages=messages'
import { withTexts } from './dictionary.ts'

/** Loads a rarely visited page together with the texts that only such pages show. */
export const withRareTexts = withTexts((locale) => load[locale]())
