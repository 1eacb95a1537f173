import { FormattedMessage } from 'react-intl'
import { useIsProtectionOffered } from './use-is-protection-offered.ts'

/** That a break holds on this device alone: until the operator confirms it, or for good where it has no breaks. */
export function UnconfirmedBreak() {
  return <FormattedMessage id={useIsProtectionOffered() ? 'protection.calm.unsent' : 'protection.calm.deviceOnly'} />
}
