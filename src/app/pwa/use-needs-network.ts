import { useIntl } from 'react-intl'
import { useReachable } from '../../data/queries.ts'

/** Why a control that needs the network is off just now; undefined when it is not. */
export function useNeedsNetwork(): string | undefined {
  const { formatMessage } = useIntl()
  return useReachable() ? undefined : formatMessage({ id: 'connection.needed' })
}
