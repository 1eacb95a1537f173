import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PHONE_COUNTRIES } from '#domain/player/phone.ts'
import { toDigits } from '#domain/player/typed-text.ts'
import { Field, type FieldProblem } from '../ui/Field.tsx'
import { Strokes } from '../ui/Icon.tsx'
import { DOWN_PATH } from '../ui/lazy-icons.ts'
import { useTyped } from '../ui/use-typed.ts'
import fieldStyles from '../ui/Field.module.css'
import { COUNTRIES, type PhoneDraft, chooseCountry, typePhone } from './phone-typing.ts'
import { useGuessedCountry } from './use-phone.ts'
import { useUndo } from './use-undo.ts'
import styles from './PhoneField.module.css'

type Props = { phone: PhoneDraft; problem: FieldProblem | undefined; onChange: (phone: PhoneDraft) => void }

/** Phone number field: a country select with its prefix, and the national number formatted by the country's mask. */
export function PhoneField({ phone, problem, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { prefix, mask } = PHONE_COUNTRIES[phone.country]
  const guess = useGuessedCountry()
  const typed = useTyped(phone)
  const caret = useCaret(typed.ref, phone.typed)
  const { change, onKeyDown, takeNative } = useUndo(phone, onChange)
  return (
    <Field label={formatMessage({ id: 'form.phone' })} problem={problem}>
      {(described) => (
        <span className={fieldStyles.box}>
          <span className={styles.country}>
            <span aria-hidden="true">{`${phone.country.toUpperCase()} ${prefix}`}</span>
            <Strokes d={DOWN_PATH} size={16} />
            <select
              name="phone-country"
              aria-label={formatMessage({ id: 'form.phone.country' })}
              value={phone.country}
              data-known={phone.country}
              onChange={({ target }) => {
                const country = COUNTRIES.find((each) => each === target.value)
                if (country) change(chooseCountry(phone, country))
              }}
            >
              {[guess, ...COUNTRIES.filter((each) => each !== guess)].map((country) => (
                <option key={country} value={country}>
                  {`${formatMessage({ id: `country.${country}` })} ${PHONE_COUNTRIES[country].prefix}`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...described}
            {...typed}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={mask.replaceAll('#', '0')}
            onChange={(event) => {
              const { value } = event.target
              if (takeNative(event)) return
              // Masking would interrupt an IME composition, so the mask is applied after it ends.
              if (isComposing(event)) return onChange({ ...phone, typed: value })
              caret.note(event.target)
              change(typePhone(phone, value))
            }}
            onKeyDown={onKeyDown}
            // A whole composition is one undo step.
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

/** Keeps the caret after the same digit when the mask changes the characters around it. */
function useCaret(ref: RefObject<HTMLInputElement | null>, shown: string) {
  const noted = useRef<{ typed: string; digitsAfter: number } | null>(null)
  useLayoutEffect(() => {
    const input = ref.current
    const note = noted.current
    noted.current = null
    // If the mask changed nothing, the browser has already placed the caret correctly.
    if (!input || !note || note.typed === shown || document.activeElement !== input) return
    const at = positionBefore(shown, note.digitsAfter)
    input.setSelectionRange(at, at)
  })
  return {
    note: ({ value, selectionEnd }: HTMLInputElement) => {
      noted.current = { typed: value, digitsAfter: toDigits(value.slice(selectionEnd ?? value.length)).length }
    },
  }
}

/** The position in `text` that has exactly `digits` digits after it. */
function positionBefore(text: string, digits: number): number {
  let at = text.length
  for (let left = digits; at > 0 && left > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) left -= 1
  return at
}
