import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pauseToast, releaseToast, showToast, toasts } from '../../src/ui/toast-store.ts'
import { TOAST_DURATION_MS, TOAST_SPEED_MS } from '../../worker/domain/protocol/constants.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => toasts().map(({ text }) => text)
const idOf = (wanted: string) => toasts().find(({ text }) => text === wanted)!.id

test('a notification stays 3000 ms and takes 300 ms to leave', () => {
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: false }])
  vi.advanceTimersByTime(1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: true }])
  vi.advanceTimersByTime(TOAST_SPEED_MS)
  expect(toasts()).toEqual([])
})

test('one that is held does not leave till it is let go, and then has its whole time', () => {
  showToast('one')
  pauseToast(idOf('one'))
  vi.advanceTimersByTime(10 * TOAST_DURATION_MS)
  expect(texts()).toEqual(['one'])
  releaseToast(idOf('one'))
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ leaving: false }])
})

test('one that is leaving is gone in time, whoever points at it', () => {
  showToast('one')
  const id = idOf('one')
  dismissToast(id)
  pauseToast(id)
  releaseToast(id)
  vi.advanceTimersByTime(TOAST_SPEED_MS)
  expect(toasts()).toEqual([])
})

test('the same news twice is one notification, its time begun anew', () => {
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: false }])
})

test('no more than three at once: the oldest gives way', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})
