import type { ComponentType } from 'react'
import type { Locale } from '#domain/account/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import type { PolicyName } from './policies.ts'
import type { PolicyText } from './policy-text.ts'

/** The text after the opening, one chunk per policy and language. */
export const POLICY_CONTENTS: Readonly<Record<PolicyName, Readonly<Record<Locale, ComponentType<object>>>>> = {
  agreement: {
    en: contentIn('en', () => import('../../../lang/pages/agreement/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/agreement/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/agreement/kz.md?policy')),
  },
  kyc: {
    en: contentIn('en', () => import('../../../lang/pages/kyc/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/kyc/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/kyc/kz.md?policy')),
  },
  confidential: {
    en: contentIn('en', () => import('../../../lang/pages/confidential/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/confidential/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/confidential/kz.md?policy')),
  },
}

function contentIn(lang: Locale, load: () => Promise<{ default: PolicyText }>): ComponentType<object> {
  return lazyComponent(async () => {
    const { default: text } = await load()
    return { default: () => <Article text={text} lang={lang} /> }
  }, ArticleSkeleton)
}
