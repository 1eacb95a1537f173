import load from '../../lang/zone-cities/*.json?languages=messages'
import { withTexts } from './dictionary.ts'

/**
 * Loads a page that shows time zones together with the names of their cities, as CLDR has them. A city without a name
 * there is named by its zone: "Asia/Almaty".
 */
export const withZoneCities = withTexts((locale) => load[locale]())
