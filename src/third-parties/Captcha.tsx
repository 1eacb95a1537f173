import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type CaptchaMessage, readCaptchaMessage } from '#domain/frames/frame-message.ts'
import { localeTag } from '#domain/languages/locales.ts'
import { THIRD_PARTY_SANDBOX } from '#domain/frames/third-party-host.ts'
import { useLocale } from '../i18n/locale.tsx'
import type { CaptchaStep } from '../forms/use-captcha.ts'
import { Button } from '../ui/Button.tsx'
import { getFrameAddress, useFrame } from './use-frame.ts'
import styles from './Captcha.module.css'

const READY_MS = 15_000

type Status = 'loading' | 'ready' | 'opened' | 'failed'
type Props = Pick<CaptchaStep, 'sendsByItself' | 'onAnswer'>

/** A third-party captcha in a frame on its own host; shows an error with a retry button when it fails or does not load within 15 s. */
export default function Captcha({ sendsByItself, onAnswer }: Props) {
  const [status, setStatus] = useState<Status>('loading')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (status !== 'loading') place.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <div ref={place} className={styles.captcha}>
      {status === 'failed' ? (
        <>
          <p role="alert">
            <FormattedMessage id="captcha.failed" />
          </p>
          <Button onClick={() => setStatus('loading')}>
            <FormattedMessage id="errorPage.retry" />
          </Button>
        </>
      ) : (
        <>
          <p role="alert">
            <FormattedMessage id={sendsByItself ? 'captcha.ask' : 'captcha.askFirst'} />
          </p>
          {status === 'loading' && (
            <p aria-busy="true">
              <FormattedMessage id="captcha.loading" />
            </p>
          )}
          <CaptchaFrame status={status} onStatus={setStatus} onAnswer={onAnswer} />
        </>
      )}
    </div>
  )
}

type FrameProps = Pick<Props, 'onAnswer'> & { status: Status; onStatus: (status: Status) => void }

function CaptchaFrame({ status, onStatus, onAnswer }: FrameProps) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const address = getFrameAddress('captcha', { language: localeTag(locale) })
  const { frame } = useFrame({
    origin: address?.origin ?? '',
    read: readCaptchaMessage,
    onMessage(message: CaptchaMessage) {
      switch (message.type) {
        case 'answer':
          return onAnswer(message.token)
        case 'expired':
          return onAnswer(null)
        case 'closed':
          return onStatus('ready')
        default:
          return onStatus(message.type)
      }
    },
  })
  const hasAddress = address !== null
  useEffect(() => {
    if (status !== 'loading') return undefined
    const timer = setTimeout(() => onStatus('failed'), hasAddress ? READY_MS : 0)
    return () => clearTimeout(timer)
  }, [status, onStatus, hasAddress])
  if (!address) return null
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      data-status={status}
      title={formatMessage({ id: 'captcha.title' })}
      sandbox={THIRD_PARTY_SANDBOX}
      referrerPolicy="no-referrer"
      src={address.src}
    />
  )
}
