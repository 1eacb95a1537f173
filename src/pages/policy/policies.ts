import { ROUTES } from '../../base/routes.ts'

export type PolicyName = 'agreement' | 'kyc' | 'confidential'

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
