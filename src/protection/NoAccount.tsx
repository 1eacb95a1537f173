import { FormattedMessage } from 'react-intl'
import CalmPage from './CalmPage.tsx'

/** In place of the registration while a break or an exclusion of a player closes this device to guests. */
export default function NoAccount({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        <FormattedMessage id="protection.calm.noAccount" />
      </p>
      <CalmPage onLeave={onClose} />
    </>
  )
}
