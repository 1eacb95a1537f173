import { FormattedMessage } from 'react-intl'
import { helpline } from '#domain/settings/configuration.ts'

/** The help line, and the register in which a player can exclude themselves from all operators; null for none. */
export function Help({ registerUrl }: { registerUrl: string | null }) {
  return (
    <>
      {helpline !== null && (
        <p>
          <FormattedMessage id="protection.help" values={{ helpline }} />
        </p>
      )}
      {registerUrl !== null && (
        <a href={registerUrl} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="protection.register" />
        </a>
      )}
    </>
  )
}
