import type { ComponentType } from 'react'
import type { Locale } from '../../../worker/rules/locales.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { factsOf } from './facts.ts'
import type { FaqText } from './faq-text.ts'
import { Groups, type GroupsProps } from './Groups.tsx'

type Questions = ComponentType<Omit<GroupsProps, 'groups'>>

/** The answers, each language's in a chunk of its own. */
export const QUESTIONS: Record<Locale, Questions> = {
  en: questions('en', () => import('./texts/en.ts')),
  ru: questions('ru', () => import('./texts/ru.ts')),
  kz: questions('kz', () => import('./texts/kz.ts')),
}

function questions(locale: Locale, load: () => Promise<{ FAQ: FaqText }>): Questions {
  return lazyPart(async () => {
    const { FAQ } = await load()
    const groups = FAQ(factsOf(locale))
    return { default: (props: Omit<GroupsProps, 'groups'>) => <Groups groups={groups} {...props} /> }
  })
}
