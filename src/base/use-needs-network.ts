import { useIntl } from 'react-intl'
import { useReachable } from '../data/queries.ts'

/** The reason why a control that needs the network is disabled; undefined when it is enabled. */
export function useNeedsNetwork(): string | undefined {
  const { formatMessage } = useIntl()
  return useReachable() ? undefined : formatMessage({ id: 'connection.needed' })
}
