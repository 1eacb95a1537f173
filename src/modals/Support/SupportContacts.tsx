import { FormattedMessage } from 'react-intl'
import { safeAddress } from '#domain/wire/redirect.ts'
import { complaintsEmail } from '#domain/settings/configuration.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { getMissingText } from '../../errors/missing-text.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { NO_BREAK_SPACE } from '../../ui/children.ts'

/** The ways to reach support: the address for complaints, then the operator's channel. Works offline. */
export default function SupportContacts() {
  const settings = useAppState('settings')
  const telegram = safeAddress(settings?.telegramUrl, location)
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.settings
  const isLoading = !settings && reachable && !problem
  return (
    <>
      {complaintsEmail !== null && (
        <p>
          <FormattedMessage
            id="support.complaints"
            values={{
              email: (
                <a href={`mailto:${complaintsEmail}`} translate="no">
                  {complaintsEmail}
                </a>
              ),
            }}
          />
        </p>
      )}
      {isLoading ? (
        <div className="skeleton" aria-busy="true">
          {NO_BREAK_SPACE}
        </div>
      ) : (
        (settings === undefined || complaintsEmail === null || telegram) && (
          <p>
            <FormattedMessage
              id={settings || problem === 'notOffered' ? contactsText(telegram) : getMissingText(problem, reachable)}
            />
          </p>
        )
      )}
      {telegram && (
        <a href={telegram} target="_blank" rel="noreferrer">
          <FormattedMessage id="support.telegram" />
        </a>
      )}
      {telegram && !reachable && (
        <p>
          <FormattedMessage id="support.offline" />
        </p>
      )}
    </>
  )
}

function contactsText(telegram: string | null | undefined): MessageKey {
  return telegram ? 'support.contacts' : 'support.none'
}
