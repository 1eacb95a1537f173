import { useRef, useState } from 'react'
import type { AppError } from '#domain/calls/result.ts'
import { captcha } from '#domain/settings/configuration.ts'
import { asksForCaptcha } from './rejection-texts.ts'

/** A captcha to solve; `id` is new each time. */
export type CaptchaStep = {
  id: number
  /** The form is submitted automatically once the captcha is solved, because nothing else was wrong. */
  sendsByItself: boolean
  /** Called with null when an answer has expired. */
  onAnswer: (answer: string | null) => void
}

type Captcha = {
  step: CaptchaStep | null
  /** Returns the answer for the current call and clears it: an answer is valid once. */
  take: () => string | undefined
  /** Shows a captcha if the rejection asks for one. Returns true if nothing else was wrong. */
  ask: (error: AppError, sendAgain: () => void) => boolean
  forget: () => void
}

const NONE: Captcha = { step: null, take: () => undefined, ask: () => false, forget: () => undefined }

/** The captcha state of a form. If no captcha is configured, none is ever shown. */
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
