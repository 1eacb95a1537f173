import { type FormEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useFocusFirstWrong } from '../../forms/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import panels from '../original/table/panels.module.css'
import styles from './auto.module.css'
import { type AutoField, useAutoForm } from './use-auto-form.ts'
import type { AutoPlaying } from './use-auto-play.ts'

const CHANGES = ['onWin', 'onLoss'] as const
const STOPS = ['stopLoss', 'stopProfit', 'stopWin'] as const

type Words = { label: MessageKey; hint: MessageKey }
const wordsOf = (name: Exclude<AutoField, 'steps'>): Words => ({ label: `auto.${name}`, hint: `auto.hint.${name}` })

/** Game-specific settings: its steps, and whether its bet is fixed. */
type Game = { steps?: Words & { most: number }; isFixed?: boolean; note?: MessageKey }
type Props = { auto: AutoPlaying; game: Game; loggedIn: boolean; currency: Currency }

/** Auto-play settings and stop conditions. Hidden where the region forbids auto-play. */
export default function AutoPlay({ auto, game, loggedIn, currency }: Props) {
  const intl = useIntl()
  return (
    <details className={panels.panel}>
      <summary>{intl.formatMessage({ id: 'auto.title' })}</summary>
      {auto.allowed && loggedIn ? (
        <Settings auto={auto} game={game} currency={currency} />
      ) : (
        <p>{intl.formatMessage({ id: auto.allowed ? 'auto.guest' : 'auto.forbidden' })}</p>
      )}
    </details>
  )
}

function Settings({ auto, game, currency }: Omit<Props, 'loggedIn'>) {
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const { steps, isFixed, note } = game
  const most = steps?.most ?? 1
  const { textOf, set, problem, plan } = useAutoForm(most, currency)
  const playing = auto.run !== null
  const lacks = !playing && auto.lacks

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (playing) return auto.stop()
    const wanted = plan()
    if (wanted) auto.start(wanted)
    else focusFirstWrong()
  }

  function field(name: AutoField, { label, hint }: Words, inputMode: 'decimal' | 'text' = 'decimal') {
    const wrong = problem(name)
    return (
      <TextField
        key={name}
        name={name}
        label={intl.formatMessage({ id: label })}
        hint={intl.formatMessage({ id: hint }, { most })}
        inputMode={inputMode}
        autoComplete="off"
        value={textOf(name)}
        problem={wrong === null ? undefined : intl.formatMessage({ id: wrong }, { most })}
        onType={(text) => set(name, text)}
      />
    )
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
      {note && <p>{intl.formatMessage({ id: note })}</p>}
      <fieldset className={styles.fields} disabled={playing}>
        {field('rounds', wordsOf('rounds'))}
        {steps && field('steps', steps)}
        {/* The decimal keyboard of phones has no minus key. */}
        {!isFixed && CHANGES.map((name) => field(name, wordsOf(name), 'text'))}
        {STOPS.map((name) => field(name, wordsOf(name)))}
      </fieldset>
      <p id="auto-lacks" className={styles.lacks}>
        {lacks && intl.formatMessage({ id: `auto.lacks.${lacks}` })}
      </p>
      <Button
        variant={playing ? 'quiet' : 'primary'}
        type="submit"
        aria-disabled={!playing && (!auto.ready || auto.lacks !== null)}
        aria-describedby="auto-lacks"
      >
        {intl.formatMessage({ id: playing ? 'auto.stop' : 'auto.start' })}
      </Button>
    </form>
  )
}
