import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useRoute } from 'wouter'
import { complaintsEmail } from '#domain/settings/configuration.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { toFaqSearch } from '../../base/faq-search.ts'
import { ROUTES } from '../../base/routes.ts'
import SupportContacts from './SupportContacts.tsx'
import styles from './SupportPanel.module.css'

/**
 * Support of an operator without a chat: first a search of the answers, then the contacts. In a blocked
 * region no other page is open, so that only the contacts are shown.
 */
export default function SupportPanel({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [isBlocked] = useRoute(ROUTES.noAccess)
  return (
    <Dialog title={formatMessage({ id: 'support.title' })} onClose={onClose}>
      <div className={styles.panel}>
        {!isBlocked && <SearchAnswers onSearch={onClose} />}
        {!isBlocked && complaintsEmail === null && (
          <Link href={ROUTES.complaints} onClick={onClose}>
            <FormattedMessage id="support.howToComplain" />
          </Link>
        )}
        <SupportContacts />
      </div>
    </Dialog>
  )
}

/** Opens the FAQ with what the player searches for. */
function SearchAnswers({ onSearch }: { onSearch: () => void }) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState('')

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    onSearch()
    navigate(toFaqSearch(query))
  }
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <SearchField label={formatMessage({ id: 'faq.search' })} value={query} onChange={setQuery} />
        <Button type="submit">
          <FormattedMessage id="support.find" />
        </Button>
      </form>
    </search>
  )
}
