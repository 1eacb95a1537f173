import { useIntl } from 'react-intl'

/** What a button that places a bet says to a guest in place of the amount, as a line above it would hide the fields. */
export function useGuestDetail(loggedIn: boolean | null): string | null {
  const { formatMessage } = useIntl()
  return loggedIn === false ? formatMessage({ id: 'original.guest' }) : null
}
