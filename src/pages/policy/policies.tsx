import type { ComponentType } from 'react'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { ROUTES } from '../../app/routing/routes.ts'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import type { PolicyName } from './openings.ts'
import type { PolicyText } from './policy-text.ts'

export const POLICY_PATHS = [
  ROUTES.policyAgreement,
  ROUTES.policyKyc,
  ROUTES.policyAgreementRu,
  ROUTES.policyConfidential,
] as const
export type PolicyPath = (typeof POLICY_PATHS)[number]

/** The policies by path, with the legally binding language of each path. */
export const POLICIES: Readonly<Record<PolicyPath, { name: PolicyName; binds: 'en' | 'ru' }>> = {
  [ROUTES.policyAgreement]: { name: 'agreement', binds: 'en' },
  [ROUTES.policyKyc]: { name: 'kyc', binds: 'en' },
  [ROUTES.policyAgreementRu]: { name: 'agreement', binds: 'ru' },
  [ROUTES.policyConfidential]: { name: 'confidential', binds: 'ru' },
}

/** The text after the opening, one chunk per policy and language. */
export const POLICY_CONTENTS: Readonly<Record<PolicyName, Readonly<Record<Locale, ComponentType<object>>>>> = {
  agreement: {
    en: contentIn('en', () => import('./texts/agreement-en.ts')),
    ru: contentIn('ru', () => import('./texts/agreement-ru.ts')),
    kz: contentIn('kz', () => import('./texts/agreement-kz.ts')),
  },
  kyc: {
    en: contentIn('en', () => import('./texts/kyc-en.ts')),
    ru: contentIn('ru', () => import('./texts/kyc-ru.ts')),
    kz: contentIn('kz', () => import('./texts/kyc-kz.ts')),
  },
  confidential: {
    en: contentIn('en', () => import('./texts/confidential-en.ts')),
    ru: contentIn('ru', () => import('./texts/confidential-ru.ts')),
    kz: contentIn('kz', () => import('./texts/confidential-kz.ts')),
  },
}

function contentIn(lang: Locale, load: () => Promise<{ POLICY: PolicyText }>): ComponentType<object> {
  return lazyComponent(async () => {
    const { POLICY } = await load()
    return { default: () => <Article text={POLICY} lang={lang} /> }
  }, ArticleSkeleton)
}
