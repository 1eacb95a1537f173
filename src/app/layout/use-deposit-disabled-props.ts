import { useIntl } from 'react-intl'
import { useAppState, useViewer } from '../../data/queries.ts'

/**
 * Attributes of a deposit button: it is off while a player is logged in of whom nothing is known, as the first profile
 * could not be loaded. The tooltip says why.
 */
export function useDepositDisabledProps(): { 'aria-disabled'?: true; 'data-tip'?: string } {
  const { formatMessage } = useIntl()
  const viewer = useViewer()
  const problem = useAppState('problems')?.parts.profile
  if (!viewer?.loggedIn || viewer.player) return {}
  return { 'aria-disabled': true, ...(problem && { 'data-tip': formatMessage({ id: `error.${problem}` }) }) }
}
