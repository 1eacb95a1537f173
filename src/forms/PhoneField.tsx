import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PHONE_COUNTRIES } from '../../worker/domain/account/phone.ts'
import { toDigits } from '../../worker/domain/account/typed-text.ts'
import { Field, type FieldProblem } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import fieldStyles from '../ui/Field.module.css'
import { COUNTRIES, type PhoneDraft, chooseCountry, typePhone } from './phone-typing.ts'
import { useUndo } from './use-undo.ts'
import styles from './PhoneField.module.css'

type Props = { phone: PhoneDraft; problem: FieldProblem | undefined; onChange: (phone: PhoneDraft) => void }

/** A telephone number: its country with the prefix, and the rest by the country's mask (spec 5). */
export function PhoneField({ phone, problem, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { prefix, mask } = PHONE_COUNTRIES[phone.country]
  const caret = useCaret(phone.typed)
  const { change, onKeyDown, takeNative } = useUndo(phone, onChange)
  return (
    <Field label={formatMessage({ id: 'form.phone' })} problem={problem}>
      {(described) => (
        <span className={fieldStyles['box']}>
          <span className={styles['country']}>
            <span aria-hidden="true">{`${phone.country.toUpperCase()} ${prefix}`}</span>
            <Icon name="down" size={16} />
            <select
              name="phone-country"
              aria-label={formatMessage({ id: 'form.phone.country' })}
              value={phone.country}
              onChange={({ target }) => {
                const country = COUNTRIES.find((each) => each === target.value)
                if (country) change(chooseCountry(phone, country))
              }}
            >
              {COUNTRIES.map((country) => (
                <option key={country} value={country}>
                  {`${formatMessage({ id: `country.${country}` })} ${PHONE_COUNTRIES[country].prefix}`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...described}
            ref={caret.ref}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={mask.replaceAll('#', '0')}
            value={phone.typed}
            onChange={(event) => {
              const { value } = event.target
              if (takeNative(event)) return
              // The mask would break off what an input method is composing: it comes after that.
              if (isComposing(event)) return onChange({ ...phone, typed: value })
              caret.note(event.target)
              change(typePhone(phone, value))
            }}
            onKeyDown={onKeyDown}
            // What is composed is one step to undo.
            onCompositionStart={() => change(phone)}
            onCompositionEnd={({ currentTarget }) => {
              caret.note(currentTarget)
              onChange(typePhone(phone, currentTarget.value))
            }}
          />
        </span>
      )}
    </Field>
  )
}

function isComposing({ nativeEvent }: ChangeEvent): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true
}

/** Keeps the caret behind the same digit when the mask moves what is around it. */
function useCaret(shown: string) {
  const ref = useRef<HTMLInputElement>(null)
  const noted = useRef<{ typed: string; digitsAfter: number } | null>(null)
  useLayoutEffect(() => {
    const input = ref.current
    const note = noted.current
    noted.current = null
    // What the mask left as it was typed has its caret where the browser put it.
    if (!input || !note || note.typed === shown || document.activeElement !== input) return
    const at = positionBefore(shown, note.digitsAfter)
    input.setSelectionRange(at, at)
  })
  return {
    ref,
    note: ({ value, selectionEnd }: HTMLInputElement) => {
      noted.current = { typed: value, digitsAfter: toDigits(value.slice(selectionEnd ?? value.length)).length }
    },
  }
}

/** The position in a text that has so many digits behind it. */
function positionBefore(text: string, digits: number): number {
  let at = text.length
  for (let left = digits; at > 0 && left > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) left -= 1
  return at
}
