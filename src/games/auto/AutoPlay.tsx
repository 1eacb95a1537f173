import { type FormEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { isAutoPlayAllowed } from '../../../worker/rules/auto-play.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import { type Minor, minor } from '../../../worker/rules/money.ts'
import { useMoney } from '../../app/money.ts'
import { useFact } from '../../data/queries.ts'
import { useFocusFirstWrong } from '../../modals/form/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import panels from '../original/panels.module.css'
import styles from './auto.module.css'
import { type AutoField, useAutoForm } from './use-auto-form.ts'
import { type AutoSource, useAutoPlay } from './use-auto-play.ts'

const FIELDS = ['rounds', 'onWin', 'onLoss', 'stopLoss', 'stopProfit', 'stopWin'] as const satisfies AutoField[]

type Props = { source: AutoSource; currency: Currency; loggedIn: boolean }

/** Auto-play: what it does, when it stops, and how far it is. Off where the region forbids it. */
export default function AutoPlay({ source, currency, loggedIn }: Props) {
  const intl = useIntl()
  const allowed = isAutoPlayAllowed(useFact('geo')?.country ?? null)
  return (
    <details className={panels.panel}>
      <summary>{intl.formatMessage({ id: 'auto.title' })}</summary>
      {allowed && loggedIn ? (
        <Playing source={source} currency={currency} />
      ) : (
        <p>{intl.formatMessage({ id: allowed ? 'auto.guest' : 'auto.forbidden' })}</p>
      )}
    </details>
  )
}

function Playing({ source, currency }: Omit<Props, 'loggedIn'>) {
  const intl = useIntl()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const { texts, set, problem, plan } = useAutoForm()
  const { run, stopped, start, stop } = useAutoPlay(source)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (run) return stop()
    const wanted = plan()
    if (wanted) start(wanted)
    else focusFirstWrong()
  }

  function profitOf(profit: number): string {
    const amount: Minor = minor(Math.abs(profit))
    return `${profit < 0 ? '−' : ''}${money(amount, currency)}`
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={intl.formatMessage({ id: 'auto.title' })}
    >
      <p>{intl.formatMessage({ id: 'auto.about' })}</p>
      <fieldset className={styles.fields} disabled={run !== null}>
        {FIELDS.map((field) => {
          const wrong = problem(field)
          return (
            <TextField
              key={field}
              name={field}
              label={intl.formatMessage({ id: `auto.${field}` })}
              hint={intl.formatMessage({ id: `auto.hint.${field}` })}
              inputMode={field === 'onWin' || field === 'onLoss' ? 'text' : 'decimal'}
              autoComplete="off"
              value={texts[field]}
              problem={wrong === null ? undefined : intl.formatMessage({ id: wrong })}
              onType={(text) => set(field, text)}
            />
          )
        })}
      </fieldset>
      <output className={styles.says} data-testid="auto-play">
        {run && intl.formatMessage({ id: 'auto.running' }, { left: run.left, profit: profitOf(run.profit) })}
        {!run && stopped && intl.formatMessage({ id: `auto.stop.${stopped}` })}
      </output>
      <Button
        variant={run ? 'quiet' : 'primary'}
        type="submit"
        aria-disabled={!run && (source.off !== null || !source.ready || !source.amount.ok)}
      >
        {intl.formatMessage({ id: run ? 'auto.stop' : 'auto.start' })}
      </Button>
    </form>
  )
}
