import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { captcha } from '#domain/settings/configuration.ts'
import { useNeedsNetwork } from '../base/use-needs-network.ts'
import { Button } from '../ui/Button.tsx'
import type { CaptchaStep } from './use-captcha.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { lazyComponent, useRetryWhenOnline } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import styles from './form.module.css'

const Captcha = captcha === 'none' ? null : lazyComponent(withRareTexts(() => import('../third-parties/Captcha.tsx')))

type Props = {
  label: string
  sending: boolean
  /** A secondary form of the page: its button is less prominent. */
  calm?: boolean
  /** What is typed may be submitted without a connection. */
  worksOffline?: boolean
  /** The captcha to solve before submitting, where the operator asks for one. */
  captcha?: CaptchaStep | null
}

/** Submit button of a form; disabled without a connection unless it works offline, with the reason beside it. */
export function Submit({ label, sending, calm = false, worksOffline = false, captcha: step = null }: Props) {
  const id = useId()
  const needsNetwork = useNeedsNetwork()
  const disabledReason = worksOffline ? undefined : needsNetwork
  return (
    <div className={styles.submit}>
      {step && <CaptchaField step={step} />}
      <output id={id} className={styles.why}>
        {disabledReason}
      </output>
      <Button
        variant={calm ? 'secondary' : 'primary'}
        size={calm ? 'medium' : 'large'}
        type="submit"
        busy={sending}
        aria-disabled={disabledReason !== undefined}
        aria-describedby={id}
      >
        {label}
      </Button>
    </div>
  )
}

/** The captcha that the operator asks for, rendered inside the form. */
function CaptchaField({ step }: { step: CaptchaStep }) {
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
