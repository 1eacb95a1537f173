import type { IntlShape } from 'react-intl'

/** The city of a time zone in the language shown: "New York", "Нью-Йорк" for "America/New_York". */
export function getZoneCity(intl: Pick<IntlShape, 'messages' | 'formatMessage'>, zone: string): string {
  if (Object.hasOwn(intl.messages, zone)) return intl.formatMessage({ id: zone })
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
