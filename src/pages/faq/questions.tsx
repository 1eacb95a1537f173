import { DEFAULT_LOCALE, type Locale } from '../../../worker/domain/account/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { warn } from '../../errors/log.ts'
import { PageSkeleton } from '../../app/layout/PageSkeleton.tsx'
import { AskSupport } from './AskSupport.tsx'
import { getFaqFacts } from './faq-facts.ts'
import type { FaqText } from './faq-text.ts'
import { Groups, type GroupsProps } from './Groups.tsx'

export type Questions = ReturnType<typeof make>

/** The answers, one chunk per language. */
const IMPORTS: Record<Locale, () => Promise<{ FAQ: FaqText }>> = {
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
  kz: () => import('./texts/kz.ts'),
}
const made = new Map<Locale, Questions>()
/** Languages that show the English answers for now, and those for which that was already logged. */
const missing = new Set<Locale>()
const logged = new Set<Locale>()

/**
 * The questions component for a locale. If its chunk cannot be loaded, it has the English answers; `again` retries the
 * load.
 */
export function questionsIn(locale: Locale, again = false): Questions {
  if (again && missing.delete(locale)) made.delete(locale)
  const questions = made.get(locale) ?? make(locale)
  made.set(locale, questions)
  return questions
}

function make(locale: Locale) {
  return lazyComponent(async () => {
    const { FAQ, spoken } = await load(locale)
    const groups = FAQ(getFaqFacts(spoken))
    const Shown = (props: Omit<GroupsProps, 'groups'>) => (
      <>
        <Groups groups={groups} {...props} />
        {/* In the same chunk: rendered earlier, it would be pushed down when the answers load. */}
        <AskSupport />
      </>
    )
    return { default: Shown }
  }, PageSkeleton)
}

async function load(locale: Locale): Promise<{ FAQ: FaqText; spoken: Locale }> {
  try {
    return { ...(await IMPORTS[locale]()), spoken: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw cause
    const english = await IMPORTS[DEFAULT_LOCALE]()
    if (!logged.has(locale)) warn(`Failed locale loading: ${locale}, the questions`, cause)
    logged.add(locale)
    missing.add(locale)
    return { ...english, spoken: DEFAULT_LOCALE }
  }
}
