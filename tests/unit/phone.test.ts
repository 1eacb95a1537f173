import { describe, expect, it } from 'vitest'
import { chooseCountry, phoneProblem, phoneValue, typePhone, writePhone } from '../../src/modals/form/phone-typing.ts'
import type { PhoneCountry } from '../../worker/rules/phone.ts'

const empty = (country: PhoneCountry) => ({ country, typed: '' })

/** The field after each key of a text, as a hand types it. */
function typeByHand(country: PhoneCountry, text: string) {
  return [...text].reduce((draft, key) => typePhone(draft, draft.typed + key), empty(country))
}

describe('a whole number is understood however it is written', () => {
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
  ] as const)('%s pasted over a number of another country', (text, country, value) => {
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

describe('what is none of our numbers', () => {
  it('of another country stays as it was typed, and is told', () => {
    const draft = typePhone(empty('ru'), '+49 (170) 123-45-67')
    expect(draft.typed).toBe('+49 (170) 123-45-67')
    expect(phoneProblem(phoneValue(draft))).toBe('form.phone.foreign')
  })

  it('is told by what it lacks', () => {
    expect(phoneProblem(phoneValue(empty('kz')))).toBe('form.phone.empty')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '70112')))).toBe('form.phone.short')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '+37')))).toBe('form.phone.short')
    const long = typePhone(empty('kz'), '7011234567890')
    expect(long.typed).toBe('7011234567890')
    expect(phoneProblem(phoneValue(long))).toBe('form.phone.long')
    expect(phoneProblem(phoneValue(typePhone(empty('kz'), '+7 701 123 45 678')))).toBe('form.phone.long')
  })
})

it('another country keeps the digits that are its own', () => {
  const draft = chooseCountry(typePhone(empty('ru'), '291234567'), 'by')
  expect(phoneValue(draft)).toBe('+375291234567')
})

it('the mask never keeps what the last key has taken away', () => {
  const full = typePhone(empty('ru'), '9261')
  expect(full.typed).toBe('(926) 1')
  expect(typePhone(full, '(926) ').typed).toBe('(926')
})

it('a number is written as people read it, in one piece', () => {
  expect(writePhone('+77011234567').replaceAll('\u00a0', ' ')).toBe('+7 (701) 123 45 67')
  expect(writePhone('+77011234567')).not.toContain(' ')
  expect(writePhone('+491701234567')).toBe('+491701234567')
})
