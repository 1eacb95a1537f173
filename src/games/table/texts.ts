import load from '../../../lang/games/*.json?languages=messages'
import { withTexts } from '../../i18n/dictionary.ts'

/** Loads a game page together with the texts that all games share. */
export const withGameTexts = withTexts((locale) => load[locale]())
