import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceResized } from '#src/browser/use-device.ts'

/** The window, whose size changes in steps while it is resized or turned. */
let frame: EventTarget
const onResize = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onResize.mockClear()
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
  onceResized(onResize)
  for (let step = 0; step < 10; step += 1) {
    resize()
    vi.advanceTimersByTime(49)
  }
  expect(onResize).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onResize).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(onResize).toHaveBeenCalledTimes(1)

  resize()
  vi.advanceTimersByTime(50)
  expect(onResize).toHaveBeenCalledTimes(2)
})

test('the layout is not updated after the last listener is removed', () => {
  const stop = onceResized(onResize)
  resize()
  stop()
  resize()
  vi.advanceTimersByTime(1_000)
  expect(onResize).not.toHaveBeenCalled()
})
