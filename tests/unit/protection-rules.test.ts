import { expect, test } from 'vitest'
import { getProtectionRules } from '#domain/protection/rules.ts'

test('where nothing is known, the general rules hold, without auto-play and with the shortest interval', () => {
  expect(getProtectionRules(null)).toEqual({
    raiseAfterHours: 24,
    depositLimit: 'asked',
    realityCheckMaxMinutes: 30,
    maySwitchOffRealityCheck: false,
    minRoundSeconds: 0,
    autoPlay: false,
    parallelPlay: true,
    panicButton: false,
    cancelPayout: false,
  })
  expect(getProtectionRules('KZ')).toMatchObject({ realityCheckMaxMinutes: 60, autoPlay: true, raiseAfterHours: 24 })
})

test.each([
  ['GB', { minRoundSeconds: 5, parallelPlay: false, autoPlay: false, depositLimit: 'asked', panicButton: false }],
  ['de', { minRoundSeconds: 5, parallelPlay: false, autoPlay: false, depositLimit: 'required', panicButton: true }],
  ['DE', { raiseAfterHours: 168 }],
  ['SE', { raiseAfterHours: 72, depositLimit: 'required', autoPlay: true }],
  ['NL', { realityCheckMaxMinutes: 30, depositLimit: 'required' }],
  ['ES', { realityCheckMaxMinutes: 30, raiseAfterHours: 72, depositLimit: 'required' }],
])('in %s the rules are %o', (country, rules) => {
  expect(getProtectionRules(country)).toMatchObject(rules)
})

test('nowhere may a withdrawal be cancelled or a reality check be switched off unless the operator lets it', () => {
  for (const country of [null, 'KZ', 'RU', 'GB', 'DE', 'SE', 'NL', 'ES']) {
    expect(getProtectionRules(country)).toMatchObject({ cancelPayout: false, maySwitchOffRealityCheck: false })
    expect(getProtectionRules(country, { cancelPayout: true }).cancelPayout).toBe(true)
  }
})

test('the operator replaces the rules that it names, in both directions, and no other', () => {
  const replied = { minRoundSeconds: 0, depositLimit: 'offered', autoPlay: true } as const
  expect(getProtectionRules('DE', replied)).toEqual({ ...getProtectionRules('DE'), ...replied })
  expect(getProtectionRules('DE', null)).toEqual(getProtectionRules('DE', {}))
})

test('the rules of one country may hold for players everywhere, before those of where they are', () => {
  expect(getProtectionRules('KZ', null, 'DE')).toEqual(getProtectionRules('DE'))
  expect(getProtectionRules(null, null, 'DE')).toEqual(getProtectionRules('DE'))
  expect(getProtectionRules('DE', { panicButton: false }, 'DE').panicButton).toBe(false)
})
