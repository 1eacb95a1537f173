import load from '../../lang/push/*.json?languages=messages'
import { withTexts } from './dictionary.ts'

/** Loads a page together with the texts of notifications that come while the app is closed, and of their settings. */
export const withPushTexts = withTexts((locale) => load[locale]())
