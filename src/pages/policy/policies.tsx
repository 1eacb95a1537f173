import type { ComponentType } from 'react'
import type { MessageKey } from '../../app/dictionary.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { ROUTES } from '../../app/routes.ts'
import { Article } from './Article.tsx'
import type { PolicyText } from './policy-text.ts'

type Policy = { name: MessageKey; lang: PolicyText['lang']; Content: ComponentType<object> }

export const POLICY_PATHS = [
  ROUTES.policyAgreement,
  ROUTES.policyKyc,
  ROUTES.policyAgreementRu,
  ROUTES.policyConfidential,
] as const
export type PolicyPath = (typeof POLICY_PATHS)[number]

/** The policies by address, each text in a chunk of its own. */
export const POLICIES: Record<PolicyPath, Policy> = {
  [ROUTES.policyAgreement]: policy('policy.agreement', 'en', () => import('./texts/agreement-en.ts')),
  [ROUTES.policyKyc]: policy('policy.kyc', 'en', () => import('./texts/kyc.ts')),
  [ROUTES.policyAgreementRu]: policy('policy.agreement', 'ru', () => import('./texts/agreement-ru.ts')),
  [ROUTES.policyConfidential]: policy('policy.confidential', 'ru', () => import('./texts/confidential.ts')),
}

function policy(name: MessageKey, lang: PolicyText['lang'], load: () => Promise<{ POLICY: PolicyText }>): Policy {
  const Content = lazyPart(async () => {
    const { POLICY } = await load()
    return { default: () => <Article text={POLICY} /> }
  })
  return { name, lang, Content }
}
