import { Suspense, useDeferredValue, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../../app/locale.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { AskSupport } from './AskSupport.tsx'
import { QUESTIONS } from './questions.tsx'
import styles from './faq.module.css'

/** /faq: what players ask, searched on the device, with or without a connection. */
export default function Faq() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const title = formatMessage({ id: 'nav.faq' })
  usePageTitle(title)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const Questions = QUESTIONS[locale]
  return (
    <div className={`app-page ${styles['page']}`}>
      <h1>{title}</h1>
      <search>
        <SearchField label={formatMessage({ id: 'faq.search' })} value={query} onChange={setQuery} />
      </search>
      <Suspense fallback={<PageSkeleton />}>
        <Questions query={sought} onClear={() => setQuery('')} />
        {/* With them: before, it would be pushed away as they come. */}
        <AskSupport />
      </Suspense>
    </div>
  )
}
