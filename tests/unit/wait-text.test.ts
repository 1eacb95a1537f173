import { createIntl } from '@formatjs/intl'
import type { IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../../lang/en.json'
import kz from '../../lang/kz.json'
import ru from '../../lang/ru.json'
import { writeWait } from '#src/forms/wait-text.ts'
import { someTexts } from './support/some-texts.ts'

const TEXTS = { en, ru, kz }
const LOCALES = { en: 'en-GB', ru: 'ru', kz: 'kk' }

// Safe: only formatMessage is used.
const write = (locale: keyof typeof TEXTS, seconds: number) =>
  writeWait(
    createIntl({ locale: LOCALES[locale], messages: someTexts(TEXTS[locale]) }) as unknown as IntlShape,
    seconds,
  )

test.each([
  [1, 'in 1 second.'],
  [45, 'in 45 seconds.'],
  [119, 'in 119 seconds.'],
  [120, 'in 2 minutes.'],
  [3_601, 'in 61 minutes.'],
  [7_200, 'in 2 hours.'],
  [86_400, 'in 24 hours.'],
  [86_401, 'in 25 hours.'],
  [7 * 86_400, 'in 7 days.'],
])('a wait of %i s is written in a unit that can be read', (seconds, written) => {
  expect(write('en', seconds)).toBe(`You can try again ${written}`)
})

test('it is written in every language', () => {
  expect([1, 3_600, 75_600, 172_800].map((seconds) => write('ru', seconds))).toEqual([
    'Повторить можно через 1 секунду.',
    'Повторить можно через 60 минут.',
    'Повторить можно через 21 час.',
    'Повторить можно через 2 дня.',
  ])
  expect([1, 3_600, 86_400].map((seconds) => write('kz', seconds))).toEqual([
    '1 секундтан кейін қайталауға болады.',
    '60 минуттан кейін қайталауға болады.',
    '24 сағаттан кейін қайталауға болады.',
  ])
})
