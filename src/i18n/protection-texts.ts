import load from '../../lang/protection/*.json?languages=messages'
import { withTexts } from './dictionary.ts'

/** Loads a part of player protection together with its texts. */
export const withProtectionTexts = withTexts((locale) => load[locale]())
