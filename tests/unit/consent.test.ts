import { expect, test } from 'vitest'
import { CONSENT_TEXT, getConsentOfChoice } from '#domain/privacy/consent.ts'

const visit = { choice: null, country: 'DE', regions: ['DE', 'FR'], isRejectedByBrowser: false }
const chosen = (textVersion: number) => ({ statistics: true, marketing: false, textVersion })
const NOTHING = { statistics: false, marketing: false }
const ALL = { statistics: true, marketing: true }

test.each([
  ['is asked for where the region asks: nothing before', visit, { ...NOTHING, isAsked: true }],
  ['is not asked for elsewhere', { ...visit, country: 'KZ' }, { ...ALL, isAsked: false }],
  ['is not asked for where no region is set', { ...visit, regions: [] }, { ...ALL, isAsked: false }],
  ['of a country that is not known yet waits', { ...visit, country: null }, { ...NOTHING, isAsked: false }],
  [
    'is asked for of everybody before the country is known',
    { ...visit, regions: ['*'], country: null },
    { ...NOTHING, isAsked: true },
  ],
  ['waits for no country where no region asks', { ...visit, regions: [], country: null }, { ...ALL, isAsked: false }],
  ['is refused by the browser, unasked', { ...visit, isRejectedByBrowser: true }, { ...NOTHING, isAsked: false }],
  [
    'is refused by the browser where no region asks',
    { ...visit, country: 'KZ', isRejectedByBrowser: true },
    { ...NOTHING, isAsked: false },
  ],
  [
    'is what was chosen, whatever the browser says',
    { ...visit, choice: chosen(CONSENT_TEXT), isRejectedByBrowser: true },
    { statistics: true, marketing: false, isAsked: false },
  ],
  ['by another text is asked for anew', { ...visit, choice: chosen(CONSENT_TEXT - 1) }, { ...NOTHING, isAsked: true }],
])('consent %s', (_, given, due) => {
  expect(getConsentOfChoice(given)).toEqual(due)
})
