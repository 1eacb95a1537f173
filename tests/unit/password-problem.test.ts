import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPasswordProblem } from '#domain/player/password-problem.ts'

const OWNER = { name: 'Дана Сейтова', email: 'dana.seitova@example.com', phone: '+77011234567' }

describe('a new password', () => {
  it.each([
    ['', 'empty'],
    ['abc1234', 'short'],
    ['ab'.repeat(65), 'long'],
    ['DANA.seitova@example.com', 'isEmail'],
    ['+7 701 123 45 67', 'isPhone'],
    ['87011234567', 'isPhone'],
    ['aaaaaaaaa', 'oneLetter'],
  ])('%j is rejected as %s', (password, problem) => {
    expect(getPasswordProblem(password, OWNER)).toBe(problem)
  })

  it.each(['12345678', 'password', 'qwerty123', 'Qwerty123', 'QWERTYUIOP', 'iloveyou', 'password1', '1q2w3e4r5t'])(
    '%j is rejected as one of the most common',
    (password) => expect(getPasswordProblem(password)).toBe('common'),
  )

  it.each(['12341234', 'abcabcabc', '1q1q1q1q', '87654321', 'abcdefgh', 'йцукенгш', 'ЙЦУКЕН123'])(
    '%j is rejected as common: repeated, consecutive, or common on a Latin keyboard',
    (password) => expect(getPasswordProblem(password)).toBe('common'),
  )

  it.each(['Seitova-1990', 'danaseitova', 'dana19901212', 'сейтова1990', 'дана-дана-1', 'Tulpar.Dana.2026'])(
    '%j is rejected as made of the words of its owner',
    (password) => {
      expect(getPasswordProblem(password, OWNER)).toBe('own')
      expect(getPasswordProblem(password)).not.toBe('own')
    },
  )

  it.each(['tulpar123', 'Tulpar2026!', '777tulpar777', 'TulparTulpar'])(
    '%j is rejected as the name of the brand',
    (password) => {
      expect(getPasswordProblem(password, OWNER)).toBe('brand')
      expect(getPasswordProblem(password, OWNER, 'Golden Eagle')).not.toBe('brand')
    },
  )

  it('is rejected as the name of a brand of several words', () => {
    expect(getPasswordProblem('golden_EAGLE_77', OWNER, 'Golden Eagle')).toBe('brand')
  })

  it.each([
    'correct horse battery',
    'steppe-wind-42',
    'dana rides a tulpar',
    'ветер-степь-42',
    '90281745',
    'abcdefgh!',
    'k7#fQ2z!',
    'al-12345',
  ])('%j is accepted', (password) => {
    expect(getPasswordProblem(password, { ...OWNER, email: 'al@example.com' })).toBeNull()
  })

  it('is accepted if it is random, but for fewer than 1 in 1,000', () => {
    const passwords = fc.sample(fc.string({ minLength: 8, maxLength: 24 }), { numRuns: 50_000, seed: 2 })
    const rejected = passwords.filter((password) => getPasswordProblem(password, OWNER) !== null)
    expect(rejected.length).toBeLessThan(50)
  })
})
