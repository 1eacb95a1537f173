import { useIntl } from 'react-intl'
import { currencySymbol } from '#domain/money/currency-symbol.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { TextField } from '../../../ui/Field.tsx'
import styles from './auto.module.css'
import type { AutoTab } from './use-auto-tab.ts'
import type { AutoField } from './use-auto-form.ts'

const CHANGES = ['onWin', 'onLoss'] as const
const STOPS = ['stopProfit', 'stopWin'] as const

type Words = { label: MessageKey; hint: MessageKey }
const getWords = (name: Exclude<AutoField, 'steps'>): Words => ({ label: `auto.${name}`, hint: `auto.hint.${name}` })

/** Auto-play settings and stop conditions; the bet bar starts it. */
export function AutoFields({ tab: { auto, game, form, fields } }: { tab: AutoTab }) {
  const intl = useIntl()
  const { steps, isFixed, note } = game
  const most = steps?.most ?? 1

  function field(name: AutoField, { label, hint }: Words, inputMode: 'decimal' | 'text' = 'decimal') {
    const wrong = form.problem(name)
    const currency = form.getFieldCurrency(name)
    return (
      <TextField
        key={name}
        name={name}
        label={intl.formatMessage({ id: label })}
        hint={intl.formatMessage({ id: hint }, { most })}
        suffix={currency === null ? undefined : currencySymbol(currency)}
        inputMode={inputMode}
        autoComplete="off"
        value={form.getFieldText(name)}
        problem={wrong === null ? undefined : intl.formatMessage({ id: wrong }, { most })}
        onType={(text) => form.set(name, text)}
      />
    )
  }

  return (
    <fieldset ref={fields} className={styles.form} aria-label={intl.formatMessage({ id: 'auto.title' })}>
      {auto.run === null && auto.lacks === 'end' && (
        <p className={styles.lacks}>{intl.formatMessage({ id: 'auto.lacks.end' })}</p>
      )}
      <fieldset className={styles.fields} role="presentation" disabled={auto.run !== null}>
        {field('rounds', getWords('rounds'))}
        {field('stopLoss', getWords('stopLoss'))}
        {steps && field('steps', steps)}
        {STOPS.map((name) => field(name, getWords(name)))}
        {/* The decimal keyboard of phones has no minus key. */}
        {!isFixed && CHANGES.map((name) => field(name, getWords(name), 'text'))}
      </fieldset>
      <p>{intl.formatMessage({ id: 'auto.about' })}</p>
      {note && <p>{intl.formatMessage({ id: note })}</p>}
    </fieldset>
  )
}
