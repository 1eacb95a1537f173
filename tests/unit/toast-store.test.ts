import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, pauseToast, releaseToast, showToast, toasts } from '#src/ui/toast-store.ts'
import { TOAST_DURATION_MS, TOAST_SPEED_MS } from '#domain/settings/constants.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => toasts().map(({ text }) => text)
const getId = (wanted: string) => toasts().find(({ text }) => text === wanted)!.id

test('a notification stays 3000 ms and takes 300 ms to leave', () => {
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: false }])
  vi.advanceTimersByTime(1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: true }])
  vi.advanceTimersByTime(TOAST_SPEED_MS)
  expect(toasts()).toEqual([])
})

test('a held notification stays until it is released, and then has its full time', () => {
  showToast('one')
  pauseToast(getId('one'))
  vi.advanceTimersByTime(10 * TOAST_DURATION_MS)
  expect(texts()).toEqual(['one'])
  releaseToast(getId('one'))
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ leaving: false }])
})

test('a leaving notification is removed in time, even under a pointer', () => {
  showToast('one')
  const id = getId('one')
  dismissToast(id)
  pauseToast(id)
  releaseToast(id)
  vi.advanceTimersByTime(TOAST_SPEED_MS)
  expect(toasts()).toEqual([])
})

test('the same notification twice is shown once, and its time starts again', () => {
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  showToast('one')
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1)
  expect(toasts()).toMatchObject([{ text: 'one', leaving: false }])
})

test('at most three notifications are shown, and the oldest leaves first', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text)
  expect(texts()).toEqual(['two', 'three', 'four'])
})
