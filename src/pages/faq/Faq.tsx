import { useDeferredValue, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearch } from 'wouter'
import { type Locale, splitLocalePrefix } from '#domain/languages/locales.ts'
import { readQuery } from '#domain/search/search-form.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { readFaqSearch } from '../../base/faq-search.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useReachable } from '../../data/queries.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Questions, questionsIn } from './questions.tsx'
import styles from './faq.module.css'

/** Starts loading the answers with the page's own chunk. */
export const answersLoaded = questionsIn(splitLocalePrefix(location.pathname).prefix ?? window.__boot.locale).preload()

/** /faq: the players' questions; the search runs on the device and works offline. */
export default function Faq() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const title = formatMessage({ id: 'nav.faq' })
  usePageTitle(title)
  const [query, setQuery] = useSearchedFor()
  const sought = useDeferredValue(readQuery(query))
  const Questions = useQuestions(locale)
  return (
    <div className={`app-page ${styles.page}`}>
      <h1>{title}</h1>
      <search>
        <SearchField label={formatMessage({ id: 'faq.search' })} value={query} onChange={setQuery} />
      </search>
      {/* eslint-disable-next-line react/static-components -- created once per language and cached */}
      <Questions query={sought} onClear={() => setQuery('')} />
    </div>
  )
}

/** What is typed into the search; it starts with what the address searches for, each time that this changes. */
function useSearchedFor(): [query: string, setQuery: (query: string) => void] {
  const linked = readFaqSearch(useSearch())
  const [seen, setSeen] = useState(linked)
  const [query, setQuery] = useState(linked)
  if (seen !== linked) {
    setSeen(linked)
    setQuery(linked)
  }
  return [query, setQuery]
}

/** The questions component for a locale; the previous one stays on screen until it has loaded. */
function useQuestions(locale: Locale): Questions {
  const [questions, setQuestions] = useState(() => questionsIn(locale))
  const reachable = useReachable()
  useEffect(() => {
    let isWanted = true
    // Retries a language that fell back to English once the network is reachable.
    const wanted = questionsIn(locale, reachable)
    void wanted.preload().then(() => isWanted && setQuestions(() => wanted))
    return () => {
      isWanted = false
    }
  }, [locale, reachable])
  return questions
}
