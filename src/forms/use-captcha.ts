import { useRef, useState } from 'react'
import type { AppError } from '../../worker/core/result.ts'
import { captcha } from '../../worker/domain/settings/configuration.ts'
import { asksForCaptcha } from './rejection-texts.ts'

/** A captcha that is to be solved; `id` is another one each time. */
export type CaptchaStep = {
  id: number
  /** The form is sent by itself as soon as it is solved: nothing else was wrong. */
  sendsByItself: boolean
  /** Null where an answer is no longer good. */
  onAnswer: (answer: string | null) => void
}

type Captcha = {
  step: CaptchaStep | null
  /** The answer for the call that is sent now: it is good once. */
  take: () => string | undefined
  /** Shows one where the refusal asks for it. True where that is all that was wrong. */
  ask: (error: AppError, sendAgain: () => void) => boolean
  forget: () => void
}

const NONE: Captcha = { step: null, take: () => undefined, ask: () => false, forget: () => undefined }

/** The captcha of a form; where the operator has configured none, there is never one. */
export const useCaptcha: () => Captcha = captcha === 'none' ? () => NONE : useConfigured

function useConfigured(): Captcha {
  const [step, setStep] = useState<CaptchaStep | null>(null)
  const solved = useRef<string>(undefined)
  return {
    step,
    take() {
      const answer = solved.current
      solved.current = undefined
      setStep(null)
      return answer
    },
    ask(error, sendAgain) {
      const asked = asksForCaptcha(error)
      if (asked === null) return false
      const sendsByItself = asked === 'alone'
      const onAnswer = (answer: string | null): void => {
        solved.current = answer ?? undefined
        if (sendsByItself && answer !== null) sendAgain()
      }
      setStep({ id: Date.now(), sendsByItself, onAnswer })
      return sendsByItself
    },
    forget() {
      solved.current = undefined
      setStep(null)
    },
  }
}
