import { describe, expect, it } from 'vitest'
import { createDoubleClickGuard } from '#src/browser/double-click.ts'

describe('the second click of a double click', () => {
  /** Clicks in one place, counted as by a browser. */
  const clicks = (...times: number[]) => {
    const isSecond = createDoubleClickGuard()
    return times.map((timeStamp, at) => isSecond({ timeStamp, detail: at + 1 }))
  }

  it('is recognised within 180 ms, and not later', () => {
    expect(clicks(0, 90)).toEqual([false, true])
    expect(clicks(0, 179, 500)).toEqual([false, true, false])
    expect(clicks(0, 180, 360)).toEqual([false, false, false])
  })

  it('is not assumed when a player clicks every 200 ms', () => {
    expect(clicks(...Array.from({ length: 50 }, (_, at) => at * 200))).not.toContain(true)
  })

  it('is not assumed for clicks made by a key or a program', () => {
    const isSecond = createDoubleClickGuard()
    expect([0, 10, 20].map((timeStamp) => isSecond({ timeStamp, detail: 0 }))).toEqual([false, false, false])
    expect([30, 40, 50].map((timeStamp) => isSecond({ timeStamp, detail: 1 }))).toEqual([false, false, false])
  })
})
