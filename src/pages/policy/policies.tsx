import type { ComponentType } from 'react'
import type { MessageKey } from '../../app/dictionary.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { ROUTES } from '../../app/routes.ts'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import type { PolicyText } from './policy-text.ts'

type Policy = {
  name: MessageKey
  lang: PolicyText['lang']
  /** Its name in its own language, as the shell has it. */
  title: string
  Content: ComponentType<object>
}

export const POLICY_PATHS = [
  ROUTES.policyAgreement,
  ROUTES.policyKyc,
  ROUTES.policyAgreementRu,
  ROUTES.policyConfidential,
] as const
export type PolicyPath = (typeof POLICY_PATHS)[number]

/** The policies by address, each text in a chunk of its own. */
export const POLICIES: Record<PolicyPath, Policy> = {
  [ROUTES.policyAgreement]: {
    name: 'policy.agreement',
    lang: 'en',
    title: 'User agreement',
    Content: content(() => import('./texts/agreement-en.ts')),
  },
  [ROUTES.policyKyc]: {
    name: 'policy.kyc',
    lang: 'en',
    title: 'Identity checks (KYC)',
    Content: content(() => import('./texts/kyc.ts')),
  },
  [ROUTES.policyAgreementRu]: {
    name: 'policy.agreement',
    lang: 'ru',
    title: 'Пользовательское соглашение',
    Content: content(() => import('./texts/agreement-ru.ts')),
  },
  [ROUTES.policyConfidential]: {
    name: 'policy.confidential',
    lang: 'ru',
    title: 'Политика конфиденциальности',
    Content: content(() => import('./texts/confidential.ts')),
  },
}

function content(load: () => Promise<{ POLICY: PolicyText }>): Policy['Content'] {
  return lazyPart(async () => {
    const { POLICY } = await load()
    return { default: () => <Article text={POLICY} /> }
  }, ArticleSkeleton)
}
