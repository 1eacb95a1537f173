import { createIntl } from '@formatjs/intl'
import type { IntlShape } from 'react-intl'
import { expect, test } from 'vitest'
import english from '../../lang/en.json'
import { getReasonText } from '../../src/forms/rejection-texts.ts'

// Safe: only messages and formatMessage are used.
const intl = createIntl({ locale: 'en', messages: english }) as unknown as IntlShape

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
