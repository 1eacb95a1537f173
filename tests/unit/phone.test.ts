import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PhoneDraft,
  chooseCountry,
  phoneProblem,
  phoneValue,
  typePhone,
  writePhone,
} from '#src/forms/phone-typing.ts'
import { getPhoneCountry, guessPhoneCountry, PHONE_COUNTRIES, type PhoneCountry } from '#domain/player/phone.ts'
import { getViewerCountry } from '#domain/player/viewer-country.ts'
import { getCountryCurrency } from '#domain/money/country-currency.ts'
import { toDigits } from '#domain/player/typed-text.ts'

const empty = (country: PhoneCountry) => ({ country, typed: '' })

/** The field after each key of a text typed by hand. */
function typeByHand(country: PhoneCountry, text: string) {
  return [...text].reduce((draft, key) => typePhone(draft, draft.typed + key), empty(country))
}

describe('a whole number is understood in any format', () => {
  it.each([
    ['+7 701 123-45-67', 'kz', '+77011234567'],
    ['+7 (926) 123 45 67', 'ru', '+79261234567'],
    ['8 (926) 123-45-67', 'ru', '+79261234567'],
    ['8-701-123-45-67', 'kz', '+77011234567'],
    ['007 926 123 45 67', 'ru', '+79261234567'],
    ['79261234567', 'ru', '+79261234567'],
    ['+375 29 123-45-67', 'by', '+375291234567'],
    ['375291234567', 'by', '+375291234567'],
    ['tel:+375(29)1234567', 'by', '+375291234567'],
  ] as const)('%s is pasted over a number of another country', (text, country, value) => {
    const draft = typePhone(empty(country === 'by' ? 'ru' : 'by'), text)
    expect({ country: draft.country, value: phoneValue(draft) }).toEqual({ country, value })
    expect(phoneProblem(value)).toBeNull()
  })

  it.each([
    ['ru', '9261234567', '+79261234567'],
    ['ru', '89261234567', '+79261234567'],
    ['kz', '+77011234567', '+77011234567'],
    ['by', '291234567', '+375291234567'],
    ['by', '80291234567', '+375291234567'],
    ['ru', '+375291234567', '+375291234567'],
  ] as const)('typed key by key into %s: %s', (country, text, value) => {
    expect(phoneValue(typeByHand(country, text))).toBe(value)
  })
})

describe('a phone number', () => {
  it.each(['٧٠١١٢٣٤٥٦٧', '７０１１２３４５６７', '७०११२३४५६७', '\u202a+7 701 123‑45‑67\u202c', '701–123–45–67'])(
    'is read in the digits of any script and without invisible characters: %s',
    (text) => {
      expect(phoneValue(typePhone(empty('kz'), text))).toBe('+77011234567')
    },
  )

  it('is found in a whole line that was pasted', () => {
    expect(phoneValue(typePhone(empty('ru'), 'Айгүл: +7 701 123 45 67 (ұялы)'))).toBe('+77011234567')
  })

  it('in its national format changes a guessed country to its own', () => {
    expect(typePhone(empty('ru'), '7011234567')).toEqual({ country: 'kz', typed: '(701) 123 45 67' })
    expect(typePhone(empty('ru'), '80291234567')).toEqual({ country: 'by', typed: '(29) 123 45 67' })
    expect(phoneValue(typeByHand('ru', '80291234567'))).toBe('+375291234567')
    expect(phoneValue(typeByHand('kz', '87011234567'))).toBe('+77011234567')
  })
})

describe('a number that is not of the chosen country', () => {
  it.each([
    ['ru', '2125550123'],
    ['ru', '0501234567'],
    ['kz', '1701234567'],
    ['by', '501234567'],
    ['by', '926123456'],
  ] as const)('for %s is reported and stays as typed: %s', (country, text) => {
    const draft = typePhone(empty(country), text)
    expect(draft.country).toBe(country)
    expect(draft.typed.replace(/\D/g, '')).toBe(text)
    expect(phoneProblem(phoneValue(draft))).toBe('form.phone.otherCountry')
  })

  it.each([
    ['by', '+7 701 123 45 67', 'form.phone.otherCountry'],
    ['by', '+77011234567', 'form.phone.otherCountry'],
    ['by', '8 701 123 45 67', 'form.phone.long'],
    ['kz', '+375 29 123 45 67', 'form.phone.otherCountry'],
    ['kz', '+7 926 123 45 67', 'form.phone.otherCountry'],
    ['kz', '9261234567', 'form.phone.otherCountry'],
    ['ru', '7011234567', 'form.phone.otherCountry'],
    ['ru', '80291234567', 'form.phone.otherCountry'],
  ] as const)('for %s, which the player chose, is reported: %s', (country, text, problem) => {
    const chosen = chooseCountry(empty('ru'), country)
    for (const draft of [
      typePhone(chosen, text),
      [...text].reduce((now, key) => typePhone(now, now.typed + key), chosen),
    ]) {
      expect(draft.country).toBe(country)
      // The prefix is shown beside the field.
      const shown = toDigits(draft.typed)
      expect([shown, toDigits(PHONE_COUNTRIES[country].prefix) + shown]).toContain(toDigits(text))
      expect(phoneProblem(phoneValue(draft))).toBe(problem)
    }
  })

  it('is accepted once its own country is chosen', () => {
    const doubted = typePhone(chooseCountry(empty('ru'), 'by'), '+7 701 123 45 67')
    expect(phoneValue(chooseCountry(doubted, 'kz'))).toBe('+77011234567')
    const national = typePhone(chooseCountry(empty('ru'), 'kz'), '9261234567')
    expect(phoneValue(chooseCountry(national, 'ru'))).toBe('+79261234567')
  })
})

describe('letters in a number', () => {
  it('stay among the digits as they were typed, and are reported', () => {
    const draft = typeByHand('kz', '701x12')
    expect(draft.typed).toBe('(701x12')
    expect(phoneProblem(phoneValue(draft))).toBe('form.phone.wrong')
    expect(typePhone(draft, '(70112').typed).toBe('(701) 12')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), 'звоните мне')))).toBe('form.phone.wrong')
  })
})

it('no typed digit is lost, whatever else was typed', () => {
  const text = fc.array(fc.constantFrom(...'0123456789+()- x٣'), { maxLength: 16 }).map((chars) => chars.join(''))
  fc.assert(
    fc.property(fc.constantFrom('ru', 'kz', 'by'), fc.boolean(), text, (country, isChosen, typed) => {
      const draft = typePhone({ country, typed: '', isChosen }, typed)
      const all = PHONE_COUNTRIES[draft.country].prefix.slice(1) + toDigits(draft.typed)
      expect(all.endsWith(toDigits(typed)) || isTrunkInput(draft, typed)).toBe(true)
      const value = phoneValue(draft)
      if (phoneProblem(value) === null) expect(value).toMatch(/^\+(?:7[346789]|375[1234])\d+$/)
    }),
  )

  /** A trunk prefix or 00 replaces the prefix beside the field. */
  function isTrunkInput(draft: PhoneDraft, typed: string): boolean {
    return new RegExp(`^(?:8|80|00(?:7|375))${toDigits(draft.typed)}$`).test(toDigits(typed))
  }
})

describe('the country that is offered first', () => {
  it.each([
    ['kz', 'UTC', 'RU', 'ru'],
    ['kz', 'Europe/Minsk', 'BY', 'by'],
    ['kz', 'UTC', null, 'kz'],
    ['kz', 'Asia/Tashkent', 'UZ', 'kz'],
    ['ru', 'Asia/Almaty', 'RU', 'kz'],
    ['en', 'Asia/Aqtau', null, 'kz'],
    ['ru', 'Europe/Moscow', 'KZ', 'kz'],
    ['ru', 'Europe/Moscow', 'BY', 'by'],
    ['ru', 'Europe/Moscow', 'RU', 'ru'],
    ['en', 'Asia/Tashkent', 'UZ', 'ru'],
    ['en', 'UTC', undefined, 'ru'],
  ] as const)(
    'with the interface %s, the time zone %s and the address in %s is %s',
    (locale, zone, located, country) => {
      expect(guessPhoneCountry(locale, getViewerCountry(zone, located))).toBe(country)
    },
  )

  it('is that of a whole number', () => {
    expect(['+77011234567', '+79161234567', '+375291234567', '+4915112345678', null].map(getPhoneCountry)).toEqual([
      'kz',
      'ru',
      'by',
      null,
      null,
    ])
  })

  it('brings its currency', () => {
    expect(['KZ', 'kz', 'ru', 'by', null, undefined].map(getCountryCurrency)).toEqual([
      'KZT',
      'KZT',
      ...Array(4).fill('RUB'),
    ])
  })
})

describe('a number that is not accepted', () => {
  it('of another country stays as typed, and is reported', () => {
    const draft = typePhone(empty('ru'), '+49 (170) 123-45-67')
    expect(draft.typed).toBe('+49 (170) 123-45-67')
    expect(phoneProblem(phoneValue(draft))).toBe('form.phone.foreign')
  })

  it('is reported by what is wrong with it', () => {
    expect(phoneProblem(phoneValue(empty('kz')))).toBe('form.phone.empty')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '70112')))).toBe('form.phone.short')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '+37')))).toBe('form.phone.short')
    const long = typePhone(empty('kz'), '7011234567890')
    expect(long.typed).toBe('7011234567890')
    expect(phoneProblem(phoneValue(long))).toBe('form.phone.long')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '+7 701 123 45 678')))).toBe('form.phone.long')
  })
})

it('a change of country keeps the digits of the number', () => {
  const draft = chooseCountry(typePhone(empty('ru'), '291234567'), 'by')
  expect(phoneValue(draft)).toBe('+375291234567')
})

it('the mask does not restore what the last key has deleted', () => {
  const full = typePhone(empty('ru'), '9261')
  expect(full.typed).toBe('(926) 1')
  expect(typePhone(full, '(926) ').typed).toBe('(926')
})

it('a number is written in its usual format, without breaks', () => {
  expect(writePhone('+77011234567').replaceAll('\u00a0', ' ')).toBe('+7 (701) 123 45 67')
  expect(writePhone('+77011234567')).not.toContain(' ')
  expect(writePhone('+491701234567')).toBe('+491701234567')
})
