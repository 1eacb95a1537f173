import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSecondsUntil } from '../format/use-seconds-until.ts'
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
          {failure.error.retryAt !== undefined && <Wait key={failure.error.retryAt} until={failure.error.retryAt} />}
        </>
      )}
    </div>
  )
}

/** Countdown to the next try. It is visual only; screen readers announce the start and the end. */
function Wait({ until }: { until: number }) {
  const intl = useIntl()
  const left = useSecondsUntil(until, Math.ceil)
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
