import type { Locale } from '#domain/account/locales.ts'
import agreementEn from '../../../lang/pages/agreement/en.md?opening'
import agreementKz from '../../../lang/pages/agreement/kz.md?opening'
import agreementRu from '../../../lang/pages/agreement/ru.md?opening'
import confidentialEn from '../../../lang/pages/confidential/en.md?opening'
import confidentialKz from '../../../lang/pages/confidential/kz.md?opening'
import confidentialRu from '../../../lang/pages/confidential/ru.md?opening'
import kycEn from '../../../lang/pages/kyc/en.md?opening'
import kycKz from '../../../lang/pages/kyc/kz.md?opening'
import kycRu from '../../../lang/pages/kyc/ru.md?opening'
import type { PolicyName } from './policies.ts'
import type { PolicyOpening } from './policy-text.ts'

/** By policy and language; in the page's own chunk, so that they show before the text loads. */
export const OPENINGS: Readonly<Record<PolicyName, Readonly<Record<Locale, PolicyOpening>>>> = {
  agreement: { en: agreementEn, ru: agreementRu, kz: agreementKz },
  kyc: { en: kycEn, ru: kycRu, kz: kycKz },
  confidential: { en: confidentialEn, ru: confidentialRu, kz: confidentialKz },
}
