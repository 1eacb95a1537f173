import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { useAppState, useViewer } from '../../data/queries.ts'
import { depositBlockAtom } from '../../base/state.ts'

type DisabledProps = {
  'aria-disabled'?: true
  'aria-description'?: string
  'data-tip'?: string
  'data-tip-theme'?: 'white-tooltip'
}

/**
 * Attributes of a deposit button: it is off while the player may not deposit, as in a break, and while a player is
 * logged in of whom nothing is known, as the first profile could not be loaded. The tooltip says why.
 */
export function useDepositDisabledProps(): DisabledProps {
  const { formatMessage } = useIntl()
  const viewer = useViewer()
  const problem = useAppState('problems')?.parts.profile
  const block = useAtomValue(depositBlockAtom)
  if (!viewer?.loggedIn) return {}
  if (block) return disabledBecause(block)
  if (viewer.player) return {}
  return problem ? disabledBecause(formatMessage({ id: `error.${problem}` })) : { 'aria-disabled': true }
}

function disabledBecause(reason: string): DisabledProps {
  // ARIA 1.3 allows aria-description on every role.
  return { 'aria-disabled': true, 'aria-description': reason, 'data-tip': reason, 'data-tip-theme': 'white-tooltip' }
}
