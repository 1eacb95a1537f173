import { type RefObject, useEffect, useRef, useState } from 'react'
import { SECOND_FACTOR_REQUIRED } from '#domain/player/second-factor.ts'
import type { AppError, Result } from '#domain/calls/result.ts'

/** The step of a log-in where the code of an authenticator app is typed. */
export type SecondFactorStep = {
  send: (code: string, captcha?: string) => Promise<Result<unknown>>
  back: () => void
}

type Send<Form, Value> = (values: Form, captcha?: string, secondFactor?: string) => Promise<Result<Value>>

/**
 * The second step of a log-in: `ask` opens it when the operator asks for a second factor, and the same request is sent
 * again with its code. What was typed stays in memory until then.
 */
export function useSecondFactor<Form, Value>(send: Send<Form, Value>, done: (value: Value) => void) {
  const [values, setValues] = useState<{ typed: Form } | null>(null)
  const step: SecondFactorStep | null = values && {
    send: async (code, captcha) => {
      const answer = await send(values.typed, captcha, code)
      if (answer.ok) done(answer.value)
      return answer
    },
    back: () => setValues(null),
  }
  return {
    step,
    ask(error: AppError, typed: Form): boolean {
      if (error.reason !== SECOND_FACTOR_REQUIRED) return false
      setValues({ typed })
      return true
    },
  }
}

/** Moves the focus into a form that is shown again after another step. */
export function useFocusOnReturn(ref: RefObject<HTMLElement | null>, isAway: boolean): void {
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) ref.current?.querySelector('input')?.focus()
    wasAway.current = isAway
  }, [ref, isAway])
}
