import { useIntl } from 'react-intl'
import { PHONE_COUNTRIES, type PhoneCountry } from '#domain/player/phone.ts'

/**
 * The name of a region by its code. Countries where players live have a text, because browsers lack Kazakh names; a
 * code without a name is shown as is.
 */
export function useRegionName(): (code: string) => string {
  const { formatMessage, formatDisplayName } = useIntl()
  return (code) => {
    const country = code.toLowerCase()
    if (isOurs(country)) return formatMessage({ id: `country.${country}` })
    return formatDisplayName(code, { type: 'region' }) ?? code
  }
}

function isOurs(country: string): country is PhoneCountry {
  return Object.hasOwn(PHONE_COUNTRIES, country)
}
