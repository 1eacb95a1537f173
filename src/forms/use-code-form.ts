import { useState } from 'react'
import type { Result } from '../../worker/core/result.ts'
import type { CodeSent, Recipient } from '../../worker/domain/account/recipient.ts'
import { useBlockReload } from '../app/pwa/use-block-reload.ts'
import { useReachable } from '../data/queries.ts'
import { codeProblem, foundCode, readCode } from './code.ts'
import { useForm } from './use-form.ts'

export type CodeStep<Value> = {
  to: Recipient
  /** The code that is on its way. */
  sent: CodeSent
  send: (code: string) => Promise<Result<Value>>
  /** Has another one sent. */
  again: () => Promise<Result<CodeSent>>
  done?: (value: Value) => void
  /** It logs in. */
  isEntry?: boolean
}

/** A code that was sent is typed in, or another one is asked for. */
export function useCodeForm<Value>(step: CodeStep<Value>) {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(step.sent)
  const [count, setCount] = useState(0)
  const form = useForm({
    values: { code },
    check: ({ code: typed }) => ({ code: codeProblem(typed) }),
    send: ({ code: typed }) => step.send(readCode(typed)),
    done: step.done ?? (() => undefined),
    off: !useReachable(),
    isEntry: step.isEntry ?? false,
  })
  useBlockReload('code', form.sending || code !== '')
  return {
    ...form,
    code,
    /** Of a message that was pasted whole, what is sent of it. */
    found: foundCode(code),
    setCode,
    sent,
    /** How many others were sent from here. */
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
