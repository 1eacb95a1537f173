import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ElementChildren } from '../ui/children.ts'
import type { FormState, SubmitError } from './use-form.ts'
import { writeWait } from './wait-text.ts'
import styles from './form.module.css'

type Props = {
  form: Pick<FormState<never>, 'ref' | 'submit' | 'failure'>
  children: ElementChildren
}

/** The frame of every form: checked by `useForm`, not by the browser, with the rejections of no field above its fields. */
export function Form({ form: { ref, submit, failure }, children }: Props) {
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <FormProblem failure={failure} />
      {children}
    </form>
  )
}

/**
 * Rejection lines that belong to no field, under one title; `role="alert"` makes screen readers announce them at once.
 * Must be the first child of the form: it is sticky and stays visible whichever field has the focus.
 */
function FormProblem({ failure }: { failure: SubmitError | null }) {
  return (
    <div role="alert" className={styles.problem}>
      {failure && (
        <>
          <strong>
            <FormattedMessage id="error.error" />
          </strong>
          {failure.lines.map(({ id, text }) => (
            <p key={id} id={id}>
              {text}
            </p>
          ))}
          {failure.error.waitMs !== undefined && <Wait key={failure.at} from={failure.at} ms={failure.error.waitMs} />}
        </>
      )}
    </div>
  )
}

/** Countdown to the next try. It is visual only; screen readers announce the start and the end. */
function Wait({ from, ms }: { from: number; ms: number }) {
  const intl = useIntl()
  const left = useWait(from, ms)
  const [atFirst] = useState(left)
  if (left === 0) {
    return (
      <p>
        <FormattedMessage id="form.waitOver" />
      </p>
    )
  }
  return (
    <p>
      <span className="sr-only">{writeWait(intl, atFirst)}</span>
      <span aria-hidden="true">{writeWait(intl, left)}</span>
    </p>
  )
}

/** Whole seconds left of a wait of `ms` that started at `from` (`performance.now()`, ms); 0 once it is over. */
function useWait(from: number, ms: number): number {
  const until = from + ms
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(secondsTo(until))
      if (performance.now() >= until) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - performance.now()) / 1_000))
}
