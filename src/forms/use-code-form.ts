import { useState } from 'react'
import type { Result } from '#domain/calls/result.ts'
import type { CodeSent, Recipient } from '#domain/player/recipient.ts'
import { useBlockReload } from '../base/use-block-reload.ts'
import { useReachable } from '../data/queries.ts'
import { codeProblem, foundCode, readCode } from './code.ts'
import { useFocusOnReturn, useSecondFactor } from './use-second-factor.ts'
import { useForm } from './use-form.ts'

export type CodeStep<Value> = {
  to: Recipient
  /** The code that was sent before this form opened. */
  sent: CodeSent
  /** `secondFactor`: the code of an authenticator app or a backup code, where a log-in needs one. */
  send: (code: string, secondFactor?: string) => Promise<Result<Value>>
  /** Requests another code. */
  again: () => Promise<Result<CodeSent>>
  done?: (value: Value) => void
  /** Whether the code logs the player in. */
  isEntry?: boolean
}

/** State of the form where a sent code is typed or another one is requested. */
export function useCodeForm<Value>(step: CodeStep<Value>) {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(step.sent)
  const [count, setCount] = useState(0)
  const done = step.done ?? (() => undefined)
  const send = ({ code: typed }: { code: string }, _captcha?: string, secondFactor?: string) =>
    step.send(readCode(typed), secondFactor)
  const secondFactor = useSecondFactor(send, done)
  const form = useForm({
    values: { code },
    check: ({ code: typed }) => ({ code: codeProblem(typed) }),
    send,
    leadsOn: secondFactor.ask,
    done,
    isDisabled: !useReachable(),
    isEntry: step.isEntry ?? false,
  })
  useBlockReload('code', form.sending || code !== '')
  useFocusOnReturn(form.ref, secondFactor.step !== null)
  return {
    ...form,
    secondFactor: secondFactor.step,
    code,
    /** The code found in a pasted message: only it is sent. */
    found: foundCode(code),
    setCode,
    sent,
    /** How many codes this form has re-sent. */
    count,
    again: () =>
      form.act({
        check: () => ({}),
        send: step.again,
        done: (next) => {
          setSent(next)
          setCount((now) => now + 1)
        },
      }),
  }
}
