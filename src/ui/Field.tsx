import { type ComponentProps, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Strokes } from './Icon.tsx'
import { DOWN_PATH, EYE_PATH } from './lazy-icons.ts'
import type { ElementChildren } from './children.ts'
import { useTyped } from './use-typed.ts'
import styles from './Field.module.css'
import iconButton from './icon-button.module.css'
import tick from './tick.module.css'

/** What is wrong with a field: a text shown below it, or the ids of elements that already say it. */
export type FieldProblem = string | { describedBy: string }

type Common = {
  label: string
  /** A word beside the label. */
  aside?: string
  /** Help shown before the field is filled in. */
  hint?: string
  problem?: FieldProblem | undefined
}
type Typed = { value: string; onType: (text: string) => void }
/** Shown after the text; hidden from screen readers. */
type Suffix = { suffix?: string | undefined }
type Native = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'onBlur' | 'onKeyDown' | 'enterKeyHint'
>

/** A text field with its problem and hint below; the typed text is never changed. */
export function TextField({
  label,
  aside,
  hint,
  problem,
  suffix,
  value,
  onType,
  ...native
}: Common & Typed & Native & Suffix) {
  const typed = useTyped(value)
  return (
    <Field label={label} aside={aside} hint={hint} problem={problem}>
      {(described) => (
        <span className={styles.box}>
          <input
            type="text"
            {...described}
            {...native}
            {...typed}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
          {suffix && (
            <span className={styles.suffix} aria-hidden="true">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, problem, value, onType, ...native }: Common & Typed & Native) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(false)
  const typed = useTyped(value)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(described) => (
        <span className={styles.box}>
          <input
            {...described}
            {...native}
            {...typed}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
          <button
            type="button"
            className={`${iconButton.bare} ${styles.reveal}`}
            aria-label={formatMessage({ id: 'form.password.show' })}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Strokes d={EYE_PATH} />
          </button>
        </span>
      )}
    </Field>
  )
}

type Choice = {
  name: string
  value: string
  options: { value: string; text: string }[]
  onChoose: (value: string) => void
}

export function SelectField({ label, hint, problem, name, value, options, onChoose }: Common & Choice) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(described) => (
        <span className={styles.box}>
          <select
            {...described}
            name={name}
            value={value}
            data-known={value}
            onChange={(event) => onChoose(event.target.value)}
          >
            {options.map(({ value: option, text }) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
          <Strokes d={DOWN_PATH} />
        </span>
      )}
    </Field>
  )
}

type Ticked = { name: string; checked: boolean; disabled?: boolean; onCheck: (checked: boolean) => void }

export function CheckField({ label, problem, name, checked, disabled, onCheck }: Omit<Common, 'hint'> & Ticked) {
  const id = useId()
  const { text, describedBy } = readProblem(problem)
  return (
    <div className={styles.check}>
      <label>
        <input
          type="checkbox"
          className={`${tick.tick} ${styles.tick}`}
          name={name}
          checked={checked}
          disabled={disabled}
          data-known={checked}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem ${describedBy}`}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={`${id}-problem`} className={styles.problem}>
        {text}
      </p>
    </div>
  )
}

type Described = { id: string; 'aria-invalid': boolean; 'aria-describedby': string }
type FieldProps = {
  label: string
  aside?: string | undefined
  hint?: string | undefined
  problem: FieldProblem | undefined
}

/** A control with its label, hint and problem, linked for screen readers. */
export function Field({
  label,
  aside,
  hint,
  problem,
  children,
}: FieldProps & { children: (described: Described) => ElementChildren }) {
  const id = useId()
  const { text, describedBy } = readProblem(problem)
  return (
    <div className={`${styles.field} ${problem === undefined ? '' : styles.invalid}`}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-aside`}>{aside}</span>
      </div>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': `${id}-problem ${describedBy} ${id}-aside ${id}-hint`,
      })}
      <p id={`${id}-problem`} className={styles.problem}>
        {text}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}

function readProblem(problem: FieldProblem | undefined): { text: string | undefined; describedBy: string } {
  if (problem === undefined || typeof problem === 'string') return { text: problem, describedBy: '' }
  return { text: undefined, describedBy: problem.describedBy }
}
