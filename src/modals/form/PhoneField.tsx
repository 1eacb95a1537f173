import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { PHONE_COUNTRIES, type PhoneCountry } from '../../../worker/rules/phone.ts'
import { Field, type FieldProblem } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import fieldStyles from '../../ui/Field.module.css'
import { type PhoneDraft, chooseCountry, typePhone } from './phone-typing.ts'
import styles from './PhoneField.module.css'

// The keys of the table are the countries.
const COUNTRIES = Object.keys(PHONE_COUNTRIES) as PhoneCountry[]

type Props = { phone: PhoneDraft; problem: FieldProblem | undefined; onChange: (phone: PhoneDraft) => void }

/** A telephone number: its country with the prefix, and the rest by the country's mask (spec 5). */
export function PhoneField({ phone, problem, onChange }: Props) {
  const { formatMessage } = useIntl()
  const { prefix, mask } = PHONE_COUNTRIES[phone.country]
  const caret = useCaret(phone.typed)
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
                if (country) onChange(chooseCountry(phone, country))
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
              caret.note(event)
              onChange(typePhone(phone, event.target.value))
            }}
          />
        </span>
      )}
    </Field>
  )
}

/** Keeps the caret behind the same digit when the mask moves what is around it. */
function useCaret(shown: string) {
  const ref = useRef<HTMLInputElement>(null)
  const digitsAfter = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = ref.current
    const after = digitsAfter.current
    digitsAfter.current = null
    if (input === null || after === null || document.activeElement !== input) return
    const at = positionBefore(shown, after)
    input.setSelectionRange(at, at)
  })
  return {
    ref,
    note: ({ target }: ChangeEvent<HTMLInputElement>) => {
      digitsAfter.current = countDigits(target.value.slice(target.selectionEnd ?? target.value.length))
    },
  }
}

/** The position in a text that has so many digits behind it. */
function positionBefore(text: string, digits: number): number {
  let at = text.length
  for (let left = digits; at > 0 && left > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) left -= 1
  return at
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}
