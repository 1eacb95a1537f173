import { FormattedMessage } from 'react-intl'
import { Wait } from './Wait.tsx'
import type { SubmitError } from './use-form.ts'
import styles from './form.module.css'

/**
 * Rejection lines that belong to no field, under one title; `role="alert"` makes screen readers announce them at once.
 * Must be the first child of the form: it is sticky and stays visible whichever field has the focus.
 */
export function FormProblem({ failure }: { failure: SubmitError | null }) {
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
