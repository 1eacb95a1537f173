import { useDeferredValue, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Locale, splitLocalePrefix } from '../../../worker/domain/account/locales.ts'
import { readQuery } from '../../../worker/domain/search/search-form.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { useReachable } from '../../data/queries.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { type Questions, questionsIn } from './questions.tsx'
import styles from './faq.module.css'

/** Whoever asks for the page will want the answers. @public */
export const preloadFaq = questionsIn(splitLocalePrefix(location.pathname).prefix ?? window.__boot.locale).preload()

/** /faq: what players ask, searched on the device, with or without a connection. */
export default function Faq() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const title = formatMessage({ id: 'nav.faq' })
  usePageTitle(title)
  const [query, setQuery] = useState('')
  const sought = useDeferredValue(readQuery(query))
  const Questions = useQuestions(locale)
  return (
    <div className={`app-page ${styles['page']}`}>
      <h1>{title}</h1>
      <search>
        <SearchField label={formatMessage({ id: 'faq.search' })} value={query} onChange={setQuery} />
      </search>
      {/* eslint-disable-next-line react/static-components -- made once a language, and kept */}
      <Questions query={sought} onClear={() => setQuery('')} />
    </div>
  )
}

/** The answers in a language; what stands there meanwhile stays until they have come. */
function useQuestions(locale: Locale): Questions {
  const [questions, setQuestions] = useState(() => questionsIn(locale))
  const reachable = useReachable()
  useEffect(() => {
    let isWanted = true
    // Those that stand in English for want of their own are asked for anew by who can be answered.
    const wanted = questionsIn(locale, reachable)
    void wanted.preload().then(() => isWanted && setQuestions(() => wanted))
    return () => {
      isWanted = false
    }
  }, [locale, reachable])
  return questions
}
