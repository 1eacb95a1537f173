import { expect, test } from 'vitest'
import { getListState } from '../../src/pages/betting/list-state.ts'

const KNOWN = { hasDirectory: true, sports: 1, sportsKnown: 0, events: 0, isGivenUp: false }

test('shows a sport that has no events as empty', () => {
  expect(getListState(KNOWN)).toBe('waiting')
  expect(getListState({ ...KNOWN, sportsKnown: 1 })).toBe('shown')
})

test('shows all sports as soon as one has events', () => {
  expect(getListState({ ...KNOWN, sports: 4, sportsKnown: 1 })).toBe('waiting')
  expect(getListState({ ...KNOWN, sports: 4, sportsKnown: 1, events: 60 })).toBe('shown')
})

test('waits for nothing without a network: shows the names where they are stored, and says so where nothing is', () => {
  expect(getListState({ ...KNOWN, isGivenUp: true })).toBe('shown')
  expect(getListState({ ...KNOWN, hasDirectory: false, isGivenUp: true })).toBe('missing')
  expect(getListState({ ...KNOWN, hasDirectory: false })).toBe('waiting')
})
