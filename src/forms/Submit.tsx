import { useId } from 'react'
import { useNeedsNetwork } from '../app/pwa/use-needs-network.ts'
import { Button } from '../ui/Button.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import type { CaptchaStep } from './use-captcha.ts'
import styles from './form.module.css'

type Props = {
  label: string
  sending: boolean
  /** Of several forms on a page, not the one that it is about. */
  calm?: boolean
  /** What has to be solved first, where the operator asks for it. */
  captcha?: CaptchaStep | null
}

/** What sends a form; without a connection it is off, and the reason is there to be read. */
export function Submit({ label, sending, calm = false, captcha = null }: Props) {
  const id = useId()
  const off = useNeedsNetwork()
  return (
    <div className={styles['submit']}>
      {captcha && <CaptchaField step={captcha} />}
      <output id={id} className={styles['why']}>
        {off}
      </output>
      <Button
        variant={calm ? 'secondary' : 'primary'}
        size={calm ? 'medium' : 'large'}
        type="submit"
        busy={sending}
        aria-disabled={off !== undefined}
        aria-describedby={id}
      >
        {label}
      </Button>
    </div>
  )
}
