import { type FormEvent, type RefObject, useEffect, useId, useRef, useState, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { FieldProblem } from '../ui/Field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type CaptchaStep, useCaptcha } from './use-captcha.ts'
import { useShowExcluded } from './use-show-excluded.ts'
import { readValues, type Values } from './read-values.ts'
import { type RejectionLine, type WriteArgument, getRejectionLines } from './rejection-texts.ts'

/** The operator's rejection, what was rejected, and the time in ms of the device's clock. */
type Rejection<Form> = { error: AppError; values: Form; subject: string | undefined }
/** A problem found before sending: the key of its text, or the text where it names values. */
type Problem = MessageKey | { text: string }
/** Client-side problems by field; null if the field has none. */
export type Problems<Form> = Partial<Record<keyof Form & string, Problem | null>>
type Check<Form> = (values: Form) => Problems<Form>

/** What a button of the form does: a client-side check and the request. Both get the values from `readValues`. */
export type Action<Form, Value> = {
  check: Check<Form>
  send: (values: Form, captcha?: string) => Promise<Result<Value>>
  /** The action may be sent again with the answer of a captcha. */
  takesCaptcha?: true
  /** Returns true if the rejection leads to another step, so that the form shows nothing of it. */
  leadsOn?: (error: AppError, values: Form) => boolean
  /** Called after the operator accepted the request. */
  done?: (value: Value, values: Form) => void
}

type Options<Form extends Values, Value> = Action<Form, Value> & {
  /** The raw values as typed. */
  values: Form
  /** Whether sending is disabled; the form shows why. */
  isDisabled: boolean
  /** The field that gets the error of a rejected login: the operator does not say which one was wrong. */
  secret?: keyof Form & string
  /** A login or a registration: its failure is also shown as a notification. */
  isEntry?: boolean
  /** What the values are for, such as a payment method: a rejection stands for it alone. */
  subject?: string | undefined
  /** Writes an argument of the operator's texts, such as a limit, for players. */
  writeArgument?: WriteArgument
  /** The form does not take the focus when its dialog opens. */
  leavesFocus?: boolean
}

/** A line of a rejection shown above the form; fields may refer to it by its id. */
type FormLine = RejectionLine & { id: string }
export type SubmitError = { error: AppError; lines: FormLine[] }

export type FormState<Form> = {
  ref: RefObject<HTMLFormElement | null>
  sending: boolean
  /** For `FormProblem`: rejection lines that no field of the form shows. */
  failure: SubmitError | null
  /**
   * The problem of a field: a text, or the ids of the lines above the form that describe it; undefined if none is
   * known.
   */
  problem: (field: keyof Form & string) => FieldProblem | undefined
  /** For `Submit`: the captcha that the operator asks for, or null. */
  captcha: CaptchaStep | null
  submit: (event?: FormEvent) => void
  /** Shows the problems of what is typed from now on. */
  showProblems: () => void
  /** Checks what is typed as `submit` does, without sending; false if there is a problem or nothing can be sent. */
  isReady: () => boolean
  /** Runs the action of another button of the form. */
  act: <Value>(action: Action<Form, Value>) => void
  /** Clears all errors, when the form switches to another step. */
  forget: () => void
}

/**
 * The state of a form that sends one request at a time. Client-side problems show beside their fields from the first
 * try on; rejections stay until the field is changed; rejections of no field show above the form. A failed login or
 * registration also shows one notification with all its lines. The first wrong field gets the focus. The form never
 * changes what was typed.
 */
export function useForm<Form extends Values, Value>(options: Options<Form, Value>): FormState<Form> {
  type Field = keyof Form & string
  const { isDisabled, secret, isEntry = false, subject } = options
  const values = readValues(options.values)
  const intl = useIntl()
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const [sending, setSending] = useState(false)
  const [tried, setTried] = useState<{ check: Check<Form> } | 'own' | null>(null)
  const [rejection, setRejection] = useState<Rejection<Form> | null>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  const captcha = useCaptcha()
  const showExcluded = useShowExcluded()
  useFirstField(options.leavesFocus ? null : ref)
  // The form's own check may depend on more than its values, so that of this render is used.
  const problems: Problems<Form> = (tried === 'own' ? options : tried)?.check(values) ?? {}
  const lines = getLines()

  function getLines() {
    if (!rejection || rejection.subject !== subject) return []
    const about = rejection.error.code === 'credentials' ? (secret ?? null) : null
    return getRejectionLines(intl, rejection.error, options.writeArgument).map((line, at) => ({
      id: `${id}-${at}`,
      text: line.text,
      field: line.field ?? about,
      isBeside: isOfField(line, rejection.values),
    }))
  }

  function isStale({ field }: Pick<RejectionLine, 'field'>): boolean {
    // The field was changed since, so the rejection no longer applies.
    return rejection !== null && field !== null && field in values && values[field] !== rejection.values[field]
  }
  const currentLines = lines.filter((line) => !isStale(line))

  function problem(field: Field): FieldProblem | undefined {
    const fieldProblem = problems[field]
    if (fieldProblem)
      return typeof fieldProblem === 'string' ? intl.formatMessage({ id: fieldProblem }) : fieldProblem.text
    const ofField = currentLines.filter((line) => line.field === field)
    const beside = ofField.filter(({ isBeside }) => isBeside)
    if (beside.length > 0) return beside.map(({ text }) => text).join(' ')
    return ofField.length > 0 ? { describedBy: ofField.map((line) => line.id).join(' ') } : undefined
  }

  /** Shows the problems that an action has with what is typed; true if it has none. */
  function passes<Taken>(action: Action<Form, Taken>): boolean {
    const { check } = action
    setTried(check === options.check ? 'own' : { check })
    setRejection(null)
    if (!Object.values(check(values)).some(Boolean)) return true
    focusFirstWrong()
    return false
  }

  async function sendOnce<Taken>(action: Action<Form, Taken>): Promise<void> {
    const { send, done } = action
    // A ref, not state: two clicks may arrive before React renders.
    if (inFlight.current || isDisabled || !passes(action)) return
    inFlight.current = true
    setSending(true)
    const answer = await send(values, captcha.take())
    inFlight.current = false
    setSending(false)
    if (answer.ok) return done?.(answer.value, values)
    if (action.leadsOn?.(answer.error, values)) return
    if (isEntry && showExcluded(answer.error)) return
    if (action.takesCaptcha && captcha.ask(answer.error, () => latest.current(action))) return
    setRejection({ error: answer.error, values, subject })
    if (isEntry) notifyFailure(getRejectionLines(intl, answer.error), values)
    focusFirstWrong()
  }

  // After a captcha is solved, send the values typed by then, not those of the first try.
  const latest = useRef<<Taken>(action: Action<Form, Taken>) => void>(() => undefined)
  useEffect(() => {
    latest.current = (action) => void sendOnce(action)
  })

  const above = currentLines.filter(({ isBeside }) => !isBeside)
  const failure = rejection && above.length > 0 ? { error: rejection.error, lines: above } : null
  return {
    ref,
    sending,
    failure,
    problem,
    captcha: captcha.step,
    submit: (event) => {
      event?.preventDefault()
      void sendOnce(options)
    },
    showProblems: () => setTried('own'),
    isReady: () => !inFlight.current && !isDisabled && passes(options),
    act: (action) => void sendOnce(action),
    forget: () => {
      captcha.forget()
      setTried(null)
      setRejection(null)
    },
  }
}

function isOfField({ field }: RejectionLine, values: Values): boolean {
  return field !== null && field in values
}

function notifyFailure(lines: RejectionLine[], values: Values): void {
  showToast({
    title: 'error.error',
    lines: [...new Set(lines.map(({ text }) => text))],
    // Otherwise `FormProblem` announces the lines: it is an alert.
    isAnnounced: !lines.some((line) => isOfField(line, values)),
  })
}

/** Moves the focus to the first invalid field after the next render; if there is none, the focus stays. */
export function useFocusFirstWrong(ref: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useState(0)
  useEffect(() => {
    if (asked > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [asked, ref])
  return () => ask((count) => count + 1)
}

/**
 * Focuses the first empty field when a form's dialog opens. Not on touch devices, where the keyboard would cover the
 * form before it is read, and not on pages, which are read from the top.
 */
function useFirstField(ref: RefObject<HTMLElement | null> | null): void {
  // A layout effect of the component that renders the dialog: by then the dialog is open, but nothing is painted yet.
  useLayoutEffect(() => {
    if (!ref?.current?.closest('dialog')) return
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const fields = ref.current.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [hidden])')
    const first = [...fields].find(({ value }) => value === '') ?? fields[0]
    first?.focus()
  }, [ref])
}
