import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError, Result } from '../../worker/core/result.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { FieldProblem } from '../ui/Field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type CaptchaStep, useCaptcha } from './use-captcha.ts'
import { useFirstField } from './use-first-field.ts'
import { readValues, type Values } from './read-values.ts'
import { type RejectionLine, getRejectionLines } from './rejection-texts.ts'

/** What the operator refused, the values it refused, and when, ms of the device's clock. */
type Refusal<Form> = { error: AppError; values: Form; at: number }
/** What is wrong before anything is sent, by field; null where nothing is. */
export type Problems<Form> = Partial<Record<keyof Form & string, MessageKey | null>>

/** What a button of a form does with the values as `readValues` gives them: what must be right for it, and its sending. */
export type Action<Form, Value> = {
  check: (values: Form) => Problems<Form>
  send: (values: Form, captcha?: string) => Promise<Result<Value>>
  /** It may be sent again with the answer of a captcha. */
  takesCaptcha?: true
  /** What comes after it was taken. */
  done?: (value: Value, values: Form) => void
}

type Options<Form extends Values, Value> = Action<Form, Value> & {
  /** As typed. */
  values: Form
  /** Whether nothing can be sent now; the form says why. */
  off: boolean
  /** The field that a refused log-in is about, which the operator does not say. */
  secret?: keyof Form & string
  /** A log-in or a registration: its failure is also a notification (spec 8). */
  isEntry?: boolean
}

/** A line of a rejection that stands above the form, with the id by which a field may refer to it. */
type FormLine = RejectionLine & { id: string }
export type SubmitError = { error: AppError; lines: FormLine[]; at: number }

export type FormState<Form> = {
  ref: RefObject<HTMLFormElement | null>
  sending: boolean
  /** What the operator rejected and no field of the form shows: for `FormProblem`. */
  failure: SubmitError | null
  /** What is wrong with a field: in words, or where that is told; undefined while nothing is known to be. */
  problem: (field: keyof Form & string) => FieldProblem | undefined
  /** The captcha that the operator asks for: for `Submit`; null where none. */
  captcha: CaptchaStep | null
  submit: (event: FormEvent) => void
  /** Does what another button of the form is for. */
  act: <Value>(action: Action<Form, Value>) => void
  /** Forgets what was wrong: the form asks for something else now. */
  forget: () => void
}

/**
 * The state of a form that is sent once at a time: what is missing stands beside its field from the first try on, and
 * what the operator rejected until that field is changed; a rejection of no field stands above the form. A failed log-in
 * or registration is told by one notification as well, with all its lines (spec 5 and 8). The first wrong field gets the
 * focus. The form never touches what was typed.
 */
export function useForm<Form extends Values, Value>(options: Options<Form, Value>): FormState<Form> {
  type Field = keyof Form & string
  const { off, secret, isEntry = false } = options
  const values = readValues(options.values)
  const intl = useIntl()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [sending, setSending] = useState(false)
  const [tried, setTried] = useState<{ check: (values: Form) => Problems<Form> } | null>(null)
  const [refused, setRefused] = useState<Refusal<Form> | null>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  const captcha = useCaptcha()
  useFirstField(ref)
  const problems: Problems<Form> = tried?.check(values) ?? {}
  const lines = useMemo(() => {
    if (!refused) return []
    const about = refused.error.code === 'credentials' ? (secret ?? null) : null
    return getRejectionLines(intl, refused.error).map((line, at) => ({
      id: `${id}-${at}`,
      text: line.text,
      field: line.field ?? about,
      isBeside: isOfField(line, refused.values),
    }))
  }, [intl, refused, id, secret])

  function isStale({ field }: Pick<RejectionLine, 'field'>): boolean {
    // A field that was changed since is another one than the operator rejected.
    return refused !== null && field !== null && field in values && values[field] !== refused.values[field]
  }
  const standing = lines.filter((line) => !isStale(line))

  function problem(field: Field): FieldProblem | undefined {
    const own = problems[field]
    if (own) return intl.formatMessage({ id: own })
    const ofField = standing.filter((line) => line.field === field)
    const beside = ofField.filter(({ isBeside }) => isBeside)
    if (beside.length > 0) return beside.map(({ text }) => text).join(' ')
    return ofField.length > 0 ? { toldIn: ofField.map((line) => line.id).join(' ') } : undefined
  }

  async function sendOnce<Taken>(action: Action<Form, Taken>): Promise<void> {
    const { check, send, done } = action
    // A ref, not state: two clicks may come before React renders once.
    if (inFlight.current || off) return
    setTried({ check })
    if (Object.values(check(values)).some(Boolean)) {
      setRefused(null)
      return focusFirstWrong()
    }
    inFlight.current = true
    setSending(true)
    setRefused(null)
    const answer = await send(values, captcha.take())
    inFlight.current = false
    setSending(false)
    if (answer.ok) return done?.(answer.value, values)
    if (action.takesCaptcha && captcha.ask(answer.error, () => latest.current(action))) return
    setRefused(refusalNow(answer.error, values))
    if (isEntry) notifyFailure(getRejectionLines(intl, answer.error), values)
    focusFirstWrong()
  }

  // What is sent once a captcha is solved is what is typed by then.
  const latest = useRef<<Taken>(action: Action<Form, Taken>) => void>(() => undefined)
  useEffect(() => {
    latest.current = (action) => void sendOnce(action)
  })

  const above = standing.filter(({ isBeside }) => !isBeside)
  const failure = refused && above.length > 0 ? { error: refused.error, lines: above, at: refused.at } : null
  return {
    ref,
    sending,
    failure,
    problem,
    captcha: captcha.step,
    submit: (event) => {
      event.preventDefault()
      void sendOnce(options)
    },
    act: (action) => void sendOnce(action),
    forget: () => {
      captcha.forget()
      setTried(null)
      setRefused(null)
    },
  }
}

function isOfField({ field }: RejectionLine, values: Values): boolean {
  return field !== null && field in values
}

function refusalNow<Form>(error: AppError, values: Form): Refusal<Form> {
  return { error, values, at: Date.now() }
}

function notifyFailure(lines: RejectionLine[], values: Values): void {
  showToast({
    title: 'error.error',
    lines: [...new Set(lines.map(({ text }) => text))],
    // `FormProblem` is an alert.
    isAnnounced: !lines.some((line) => isOfField(line, values)),
  })
}

/** Moves the focus to the first field marked as wrong, once that has been drawn; without one it stays where it is. */
export function useFocusFirstWrong(ref: RefObject<HTMLFormElement | null>): () => void {
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, ref])
  return () => ask((count) => count + 1)
}
