import { expect, test } from 'vitest'
import { getListState } from '#src/pages/betting/list-state.ts'

const KNOWN = { hasDirectory: true, sports: 1, sportsKnown: 0, events: 0, isGivenUp: false }

test('shows a sport without events as empty', () => {
  expect(getListState(KNOWN)).toBe('waiting')
  expect(getListState({ ...KNOWN, sportsKnown: 1 })).toBe('shown')
})

test('shows all sports as soon as one has events', () => {
  expect(getListState({ ...KNOWN, sports: 4, sportsKnown: 1 })).toBe('waiting')
  expect(getListState({ ...KNOWN, sports: 4, sportsKnown: 1, events: 60 })).toBe('shown')
})

test('does not wait without a network: shows cached names, or says that nothing is cached', () => {
  expect(getListState({ ...KNOWN, isGivenUp: true })).toBe('shown')
  expect(getListState({ ...KNOWN, hasDirectory: false, isGivenUp: true })).toBe('missing')
  expect(getListState({ ...KNOWN, hasDirectory: false })).toBe('waiting')
})
