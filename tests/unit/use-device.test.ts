import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceResized } from '../../src/browser/use-device.ts'

/** The window, whose size changes in steps while it is resized or turned. */
let frame: EventTarget
const tell = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  tell.mockClear()
  frame = new EventTarget()
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame))
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const resize = () => frame.dispatchEvent(new Event('resize'))

test('the layout is updated once, 50 ms after the last of many resize events', () => {
  onceResized(tell)
  for (let step = 0; step < 10; step += 1) {
    resize()
    vi.advanceTimersByTime(49)
  }
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(tell).toHaveBeenCalledTimes(1)

  resize()
  vi.advanceTimersByTime(50)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('the layout is not updated after the last listener is removed', () => {
  const stop = onceResized(tell)
  resize()
  stop()
  resize()
  vi.advanceTimersByTime(1_000)
  expect(tell).not.toHaveBeenCalled()
})
