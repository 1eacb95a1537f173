import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './fairness-page.module.css'
import { CheckedRound } from './CheckedRound.tsx'
import { usePastedRound } from './use-pasted-round.ts'

/** Checks a pasted round of any game; nothing of it leaves the device. */
export function PastedRound() {
  const { formatMessage } = useIntl()
  const { text, type, check, read, problem, field } = usePastedRound()
  return (
    <section className={styles.card} aria-labelledby="pasted-round" data-testid="pasted-round">
      <h2 id="pasted-round">{formatMessage({ id: 'fairness.check' })}</h2>
      <form noValidate className={styles.part} onSubmit={check}>
        <Field
          label={formatMessage({ id: 'fairness.paste.label' })}
          hint={formatMessage({ id: 'fairness.paste.hint' })}
          problem={problem ?? undefined}
        >
          {(described) => (
            <textarea
              {...described}
              ref={field}
              className={styles.text}
              rows={8}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button variant="primary" type="submit">
            {formatMessage({ id: 'fairness.paste.check' })}
          </Button>
        </div>
      </form>
      {read && (
        <section
          ref={focus}
          tabIndex={-1}
          className={styles.part}
          aria-label={formatMessage({ id: 'fairness.opened.title' }, { id: read.round.id })}
        >
          <CheckedRound
            round={read.round}
            serverSeed={read.serverSeed}
            secret={<output>{formatMessage({ id: 'fairness.paste.noSeed' })}</output>}
          />
        </section>
      )}
    </section>
  )
}

/** Focuses the result, so that reading continues there even if it is below the visible area. */
function focus(answer: HTMLElement | null): void {
  answer?.focus()
}
