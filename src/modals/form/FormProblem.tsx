import { FormattedMessage } from 'react-intl'
import { Wait } from './Wait.tsx'
import type { Failure } from './useForm.ts'
import styles from './form.module.css'

/** What went wrong with a form as a whole, one line each, under one title (spec 5); said at once to who listens. */
export function FormProblem({ failure }: { failure: Pick<Failure, 'lines' | 'error' | 'at'> | null }) {
  return (
    <div role="alert" className={styles['problem']}>
      {failure && (
        <>
          <strong>
            <FormattedMessage id="error.error" />
          </strong>
          {failure.lines.map(({ field, text }) => (
            <p key={`${field}:${text}`}>{text}</p>
          ))}
          {failure.error.waitMs !== undefined && <Wait key={failure.at} from={failure.at} ms={failure.error.waitMs} />}
        </>
      )}
    </div>
  )
}
