import type { ComponentType } from 'react'
import { DEFAULT_LOCALE, type Locale } from '../../../worker/rules/locales.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { warn } from '../../app/log.ts'
import { factsOf } from './facts.ts'
import type { FaqText } from './faq-text.ts'
import { Groups, type GroupsProps } from './Groups.tsx'

type Questions = ComponentType<Omit<GroupsProps, 'groups'>>

/** The answers, each language's in a chunk of its own. */
const IMPORTS: Record<Locale, () => Promise<{ FAQ: FaqText }>> = {
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
  kz: () => import('./texts/kz.ts'),
}
const made = new Map<Locale, Questions>()
/** Languages whose answers stand in English just now, and those of which that was told. */
const missing = new Set<Locale>()
const told = new Set<Locale>()

/** The answers in a language; in English where it cannot be had. */
export function questionsIn(locale: Locale): Questions {
  const questions = made.get(locale) ?? make(locale)
  made.set(locale, questions)
  return questions
}

/** Has those that stand in English for want of their own asked for anew. Out: whether there are any. */
export function askAgain(locale: Locale): boolean {
  return missing.delete(locale) && made.delete(locale)
}

function make(locale: Locale): Questions {
  return lazyPart(async () => {
    const { FAQ, spoken } = await load(locale)
    const groups = FAQ(factsOf(spoken))
    return { default: (props: Omit<GroupsProps, 'groups'>) => <Groups groups={groups} {...props} /> }
  })
}

async function load(locale: Locale): Promise<{ FAQ: FaqText; spoken: Locale }> {
  try {
    return { ...(await IMPORTS[locale]()), spoken: locale }
  } catch (cause) {
    if (locale === DEFAULT_LOCALE) throw cause
    const english = await IMPORTS[DEFAULT_LOCALE]()
    if (!told.has(locale)) warn(`Failed locale loading: ${locale}, the questions`, cause)
    told.add(locale)
    missing.add(locale)
    return { ...english, spoken: DEFAULT_LOCALE }
  }
}
