import { useIntl } from 'react-intl'
import { PHONE_COUNTRIES, type PhoneCountry } from '../../../worker/domain/account/phone.ts'

/** Names a region by its code: where players live by a text, for browsers lack the names in Kazakh; a code without a name stays. */
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
