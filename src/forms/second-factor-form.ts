import { lazyComponent } from '../errors/lazy-component.tsx'
import { withAccountTexts } from '../i18n/account-texts.ts'
import type { SecondFactorStep } from './use-second-factor.ts'

/** Form for the second step of a log-in: few players see it, so it is a lazy chunk with its texts. */
export const SecondFactorForm = lazyComponent<{ step: SecondFactorStep }>(
  withAccountTexts(() => import('./TypeSecondFactor.tsx')),
)
