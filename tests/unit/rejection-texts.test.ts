import { createIntl } from '@formatjs/intl'
import type { IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import english from '../../lang/en.json'
import kazakh from '../../lang/kz.json'
import russian from '../../lang/ru.json'
import { getReasonText, getRejectionLines } from '#src/forms/rejection-texts.ts'
import { someTexts } from './support/some-texts.ts'

// Safe: only messages and formatMessage are used.
const intl = createIntl({ locale: 'en', messages: someTexts(english) }) as unknown as IntlShape

test.each([
  ['a key of our texts', 'payout.account', english['operator.payout.account']],
  ['an error code', 'offline', english['error.offline']],
  ['a sentence of the operator', 'The bank is closed today.', 'The bank is closed today.'],
  ['an unknown key', 'payout.sorcery', ''],
  ['no reason', null, ''],
  ['a row of an older version', undefined, ''],
])('writes a reason from %s', (_what, reason, text) => {
  expect(getReasonText(intl, reason)).toBe(text)
})

test.each([
  ['en', english, 'It ends on May 28, 2027.'],
  ['ru', russian, 'Оно закончится 28.05.2027.'],
  // Browsers have no Kazakh; the app formats in it as in Russian.
  ['ru', kazakh, 'Аяқталу уақыты: 28.05.2027.'],
])('writes the end of an exclusion in %s', (locale, messages, text) => {
  // Safe: only messages, formatMessage and formatDate are used.
  const inLanguage = createIntl({ locale, messages: someTexts(messages) }) as unknown as IntlShape
  const error = { code: 'forbidden', reason: 'protection.excluded', retry: false } as const
  const lines = getRejectionLines(inLanguage, { ...error, fields: { until: ['2027-05-28T10:00:00.000Z'] } })
  expect(lines.map((line) => line.text)).toContain(text)
})
