import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError, Result } from '../../../worker/result.ts'
import type { MessageKey } from '../../app/dictionary.ts'
import { useFirstField } from './useFirstField.ts'
import { type RefusalLine, refusalLines } from './refusal-texts.ts'

/** What a form holds, by field: its texts and whether its boxes are ticked. */
type Values = Record<string, string | boolean>
/** What is wrong before anything is sent, by field; null where nothing is. */
export type Problems<Form> = Partial<Record<keyof Form & string, MessageKey | null>>

type Options<Form extends Values, Value> = {
  values: Form
  check: (values: Form) => Problems<Form>
  send: (values: Form) => Promise<Result<Value>>
  /** Whether nothing can be sent now; the form says why. */
  off: boolean
}

export type Failure = { error: AppError; lines: RefusalLine[]; at: number }

export type FormState<Field extends string> = {
  ref: RefObject<HTMLFormElement | null>
  sending: boolean
  failure: Failure | null
  /** What is wrong with a field, in words; undefined while nothing is known to be. */
  problem: (field: Field) => string | undefined
  submit: (event: FormEvent) => void
}

/**
 * The thinking of a form that is sent once at a time: what is wrong stands beside its field from the first try on, what
 * the operator refused stays until that field is changed, the first wrong field gets the focus. It never touches what
 * was typed.
 */
export function useForm<Form extends Values, Value>(options: Options<Form, Value>): FormState<keyof Form & string> {
  type Field = keyof Form & string
  const { values, check, send, off } = options
  const intl = useIntl()
  const ref = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [sending, setSending] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ error: AppError; values: Form; at: number } | null>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  useFirstField(ref)
  const problems: Problems<Form> = tried ? check(values) : {}
  const lines = useMemo(() => (refused ? refusalLines(intl, refused.error) : []), [intl, refused])

  function isStale({ field }: RefusalLine): boolean {
    // A field that was changed since is another one than the operator refused.
    return refused !== null && field !== null && field in values && values[field] !== refused.values[field]
  }

  function problem(field: Field): string | undefined {
    const own = problems[field]
    if (own) return intl.formatMessage({ id: own })
    return lines.find((line) => line.field === field && !isStale(line))?.text
  }

  async function sendOnce(): Promise<void> {
    // A ref, not state: two clicks may come before React renders once.
    if (inFlight.current || off) return
    setTried(true)
    if (Object.values(check(values)).some(Boolean)) return focusFirstWrong()
    inFlight.current = true
    setSending(true)
    setRefused(null)
    const answer = await send(values)
    inFlight.current = false
    setSending(false)
    if (answer.ok) return
    setRefused({ error: answer.error, values, at: Date.now() })
    focusFirstWrong()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void sendOnce()
  }

  const standing = lines.filter((line) => !isStale(line))
  const failure = refused && standing.length > 0 ? { error: refused.error, lines: standing, at: refused.at } : null
  return { ref, sending, failure, problem, submit }
}

/** Moves the focus to the first field marked as wrong, once that has been drawn; without one it stays where it is. */
export function useFocusFirstWrong(ref: RefObject<HTMLFormElement | null>): () => void {
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, ref])
  return () => ask((count) => count + 1)
}
