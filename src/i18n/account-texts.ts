import load from '../../lang/account/*.json?languages=messages'
import { withTexts } from './dictionary.ts'

/** Loads an account page or dialog together with the texts that all of them share. */
export const withAccountTexts = withTexts((locale) => load[locale]())
