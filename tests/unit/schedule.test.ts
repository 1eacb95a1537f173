import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Job, runJobs } from '#worker/jobs/schedule.ts'

describe('repeated jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('runs each job at its own times, the first one after its delay', async () => {
    const ending = new AbortController()
    const runs: string[] = []
    const job = (name: string, everyMs: number, firstAfterMs?: number): Job => ({
      name,
      everyMs,
      ...(firstAfterMs !== undefined && { firstAfterMs }),
      when: () => true,
      run: async () => runs.push(name),
    })
    void runJobs([job('often', 100), job('late', 160, 50)], ending.signal)
    await vi.advanceTimersByTimeAsync(280)
    expect(runs).toEqual(['often', 'late', 'often', 'often', 'late'])
    ending.abort()
  })

  test('leaves out a run while the condition is false, and asks again the next time', async () => {
    const ending = new AbortController()
    let isReachable = false
    const run = vi.fn<() => Promise<void>>(async () => undefined)
    void runJobs([{ name: 'calls', everyMs: 100, when: () => isReachable, run }], ending.signal)
    await vi.advanceTimersByTimeAsync(250)
    expect(run).not.toHaveBeenCalled()
    isReachable = true
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(1)
    ending.abort()
  })

  test('never runs a job twice at once, and repeats one that failed', async () => {
    const ending = new AbortController()
    const ends: ((error: Error) => void)[] = []
    const run = () => new Promise<void>((_, reject) => void ends.push(reject))
    void runJobs([{ name: 'slow', everyMs: 100, when: () => true, run }], ending.signal)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ends).toHaveLength(1)
    ends[0]?.(new Error('failed'))
    await vi.advanceTimersByTimeAsync(100)
    expect(ends).toHaveLength(2)
    ending.abort()
  })

  test('logs a job that does not end, and resolves once all jobs have stopped', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const ending = new AbortController()
    let end: () => void = () => undefined
    const hanging = new Promise<void>((resolve) => {
      end = resolve
    })
    const done = runJobs([{ name: 'hanging', everyMs: 100, when: () => true, run: () => hanging }], ending.signal)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(logged).toHaveBeenCalledWith('[worker] still waiting', 'hanging')
    ending.abort()
    end()
    await expect(done).resolves.toBeUndefined()
    logged.mockRestore()
  })
})
