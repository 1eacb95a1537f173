import { FormattedMessage } from 'react-intl'
import { captcha } from '#domain/settings/configuration.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { lazyComponent, useRetryWhenOnline } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import type { CaptchaStep } from './use-captcha.ts'

const Captcha = captcha === 'none' ? null : lazyComponent(withRareTexts(() => import('../third-parties/Captcha.tsx')))

/** The captcha that the operator asks for, rendered inside the form. */
export function CaptchaField({ step }: { step: CaptchaStep }) {
  return (
    Captcha && (
      <Boundary fallback={NotLoaded} resetKey={String(step.id)}>
        <Captcha key={step.id} {...step} />
      </Boundary>
    )
  )
}

function NotLoaded(crash: CrashProps) {
  useRetryWhenOnline(crash)
  return (
    <p role="alert">
      <FormattedMessage id="error.offline" />
    </p>
  )
}
