import { FormattedMessage } from 'react-intl'
import { Wait } from './Wait.tsx'
import type { SubmitError } from './use-form.ts'
import styles from './form.module.css'

/**
 * What the operator rejected beside no field of the form, one line each, under one title; a screen reader says it at
 * once. It is the form's first child: there it stays in sight, whichever field has the focus.
 */
export function FormProblem({ failure }: { failure: SubmitError | null }) {
  return (
    <div role="alert" className={styles['problem']}>
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
