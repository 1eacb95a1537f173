import { FormattedMessage } from 'react-intl'
import { safeAddress } from '#domain/wire/redirect.ts'
import { complaintsEmail, supportContact } from '#domain/settings/configuration.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { getMissingText } from '../../errors/missing-text.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { NO_BREAK_SPACE } from '../../ui/children.ts'

/** The ways to reach support: a person, the address for complaints, then the operator's channel. Works offline. */
export default function SupportContacts() {
  const isForm = supportContact?.startsWith('http') === true
  return (
    <>
      {supportContact !== null && (
        <p>
          <FormattedMessage
            id="support.write"
            values={{ address: isForm ? <FormLink href={supportContact} /> : <EmailLink email={supportContact} /> }}
          />
        </p>
      )}
      {complaintsEmail !== null && (
        <p>
          <FormattedMessage id="support.complaints" values={{ email: <EmailLink email={complaintsEmail} /> }} />
        </p>
      )}
      <OperatorChannel isForm={isForm} />
    </>
  )
}

/** The channel that the operator names in its settings, or why there is none to show. */
function OperatorChannel({ isForm }: { isForm: boolean }) {
  const settings = useAppState('settings')
  const telegram = safeAddress(settings?.telegramUrl, location)
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.settings
  const isLoading = !settings && reachable && !problem
  // Without a channel, an address above is enough.
  const isSaid = settings === undefined || telegram || (supportContact === null && complaintsEmail === null)
  const text = settings || problem === 'notOffered' ? contactsText(telegram) : getMissingText(problem, reachable)
  return (
    <>
      {isLoading && (
        <div className="skeleton" aria-busy="true">
          {NO_BREAK_SPACE}
        </div>
      )}
      {!isLoading && isSaid && (
        <p>
          <FormattedMessage id={text} />
        </p>
      )}
      {telegram && (
        <a href={telegram} target="_blank" rel="noreferrer">
          <FormattedMessage id="support.telegram" />
        </a>
      )}
      {(telegram || isForm) && !reachable && (
        <p>
          <FormattedMessage id="support.offline" />
        </p>
      )}
    </>
  )
}

function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no">
      {email}
    </a>
  )
}

function FormLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <FormattedMessage id="support.form" />
    </a>
  )
}

function contactsText(telegram: string | null | undefined): MessageKey {
  return telegram ? 'support.contacts' : 'support.none'
}
