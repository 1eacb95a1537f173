import { FormattedMessage } from 'react-intl'
import { captcha } from '../../worker/domain/settings/configuration.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { lazyPart, useAgainWhenBack } from '../errors/lazy-part.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import type { CaptchaStep } from './use-captcha.ts'

const Captcha = captcha === 'none' ? null : lazyPart(withRareTexts(() => import('../third-parties/Captcha.tsx')))

/** The captcha that a form's operator asks for, in its place in the form. */
export function CaptchaHere({ step }: { step: CaptchaStep }) {
  return (
    Captcha && (
      <Boundary fallback={NotLoaded} resetKey={String(step.id)}>
        <Captcha key={step.id} {...step} />
      </Boundary>
    )
  )
}

function NotLoaded(crash: CrashProps) {
  useAgainWhenBack(crash)
  return (
    <p role="alert">
      <FormattedMessage id="error.offline" />
    </p>
  )
}
