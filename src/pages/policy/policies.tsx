import type { ComponentType } from 'react'
import type { MessageKey } from '../../app/dictionary.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { ROUTES } from '../../app/routes.ts'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import { OPENINGS, type Opening } from './openings.ts'
import type { PolicyText } from './policy-text.ts'

type Policy = Opening & {
  name: MessageKey
  /** What follows its opening. */
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
  [ROUTES.policyAgreement]: policy('policy.agreement', ROUTES.policyAgreement, () => import('./texts/agreement-en.ts')),
  [ROUTES.policyKyc]: policy('policy.kyc', ROUTES.policyKyc, () => import('./texts/kyc.ts')),
  [ROUTES.policyAgreementRu]: policy(
    'policy.agreement',
    ROUTES.policyAgreementRu,
    () => import('./texts/agreement-ru.ts'),
  ),
  [ROUTES.policyConfidential]: policy(
    'policy.confidential',
    ROUTES.policyConfidential,
    () => import('./texts/confidential.ts'),
  ),
}

function policy(name: MessageKey, path: PolicyPath, load: () => Promise<{ POLICY: PolicyText }>): Policy {
  const opening = OPENINGS[path]
  const Content = lazyPart(async () => {
    const { POLICY } = await load()
    return { default: () => <Article text={POLICY} lang={opening.lang} /> }
  }, ArticleSkeleton)
  return { ...opening, name, Content }
}
