import type { ComponentType } from 'react'
import { complaintsEmail, helpline } from '../../../worker/domain/settings/configuration.ts'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { getFaqFacts } from '../faq/faq-facts.ts'
import { ArticleSkeleton } from '../policy/ArticleSkeleton.tsx'
import { getContribution } from './contribution.ts'
import type { LegalPageName, LegalText } from './legal-text.ts'
import { Sections } from './Sections.tsx'

type Props = { page: LegalPageName; minAge: number }

/** The texts of the pages, one chunk per language. */
export const LEGAL_CONTENTS: Record<Locale, ComponentType<Props>> = {
  en: contentIn('en', () => import('./texts/en.ts')),
  ru: contentIn('ru', () => import('./texts/ru.ts')),
  kz: contentIn('kz', () => import('./texts/kz.ts')),
}

function contentIn(locale: Locale, load: () => Promise<{ LEGAL: LegalText }>): ComponentType<Props> {
  return lazyComponent(async () => {
    const { LEGAL } = await load()
    const facts = { ...getFaqFacts(locale), contribution: getContribution(locale), helpline, complaintsEmail }
    return {
      default: ({ page, minAge }: Props) => <Sections page={page} sections={LEGAL({ ...facts, minAge })[page]} />,
    }
  }, ArticleSkeleton)
}
