import load from '../../../lang/betting/*.json?languages=messages'
import { withTexts } from '../../i18n/dictionary.ts'

/** Loads the sportsbook together with its texts. */
export const withBettingTexts = withTexts((locale) => load[locale]())
