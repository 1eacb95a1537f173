import { Suspense, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../../app/locale.tsx'
import { PageSkeleton } from '../../app/PageSkeleton.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { useReachable } from '../../data/queries.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { AskSupport } from './AskSupport.tsx'
import { askAgain, questionsIn } from './questions.tsx'
import styles from './faq.module.css'

/** /faq: what players ask, searched on the device, with or without a connection. */
export default function Faq() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const title = formatMessage({ id: 'nav.faq' })
  usePageTitle(title)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(query)
  const Questions = questionsIn(locale)
  const reachable = useReachable()
  const [, setAsked] = useState(0)
  useEffect(() => {
    // What stands there meanwhile stays until they have come.
    if (reachable && askAgain(locale)) startTransition(() => setAsked((times) => times + 1))
  }, [reachable, locale])
  return (
    <div className={`app-page ${styles['page']}`}>
      <h1>{title}</h1>
      <search>
        <SearchField label={formatMessage({ id: 'faq.search' })} value={query} onChange={setQuery} />
      </search>
      <Suspense fallback={<PageSkeleton />}>
        {/* eslint-disable-next-line react/static-components -- made once a language, and kept */}
        <Questions query={sought} onClear={() => setQuery('')} />
        {/* With them: before, it would be pushed away as they come. */}
        <AskSupport />
      </Suspense>
    </div>
  )
}
