import { expect, test } from 'vitest'
import { makePlan, printStep, TABS } from '../chaos/plan.ts'
import { shrink } from '../chaos/shrink.ts'

test('a seed makes the same steps each time, and another seed makes others', () => {
  expect(makePlan(17, 40)).toEqual(makePlan(17, 40))
  expect(makePlan(17, 40)).not.toEqual(makePlan(18, 40))
  expect(makePlan(17, 40)).toHaveLength(40)
  expect(makePlan(17, 40).slice(0, 3)).toMatchObject(TABS.map((tab) => ({ kind: 'go', tab, byLoad: true })))
})

test('the seeds of a long run bring every fault', () => {
  const kinds = new Set(
    Array.from({ length: 200 }, (_, seed) => makePlan(seed, 40)).flatMap((plan) => plan.map(({ kind }) => kind)),
  )
  expect([...kinds].toSorted()).toMatchInlineSnapshot(`
    [
      "bet",
      "clearStorage",
      "close",
      "crashTab",
      "cutApi",
      "cutNetwork",
      "delay",
      "deploy",
      "deposit",
      "dropSockets",
      "expireToken",
      "fillStorage",
      "freeStorage",
      "freeze",
      "go",
      "halfOpen",
      "healOperator",
      "killOperator",
      "killWorker",
      "leaveAndReturn",
      "logIn",
      "logOut",
      "loseReplies",
      "move",
      "pause",
      "reload",
      "repeatFrames",
      "restoreNetwork",
      "setLimit",
      "skewClock",
      "startOperator",
      "takeBreak",
      "withdraw",
    ]
  `)
})

test('a step is printed as one line', () => {
  expect(printStep({ kind: 'bet', tab: 'first', isTwice: true })).toBe('bet tab=first isTwice=true')
})

test('a failing list shrinks to the steps that make it fail', async () => {
  const steps = Array.from({ length: 40 }, (_, at) => at)
  const fails = (some: number[]) => Promise.resolve([7, 30].every((each) => some.includes(each)))
  expect(await shrink(steps, fails)).toEqual([7, 30])
})
