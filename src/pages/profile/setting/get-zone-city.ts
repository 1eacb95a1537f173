import type { IntlShape } from 'react-intl'
import { hasText } from '../../../i18n/has-text.ts'

/** The city of a time zone in the language shown: "New York", "Нью-Йорк" for "America/New_York". */
export function getZoneCity(intl: Pick<IntlShape, 'messages' | 'formatMessage'>, zone: string): string {
  if (hasText(intl, zone)) return intl.formatMessage({ id: zone })
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
