import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROMISES } from '../promises.ts'
import { hasTest } from '../run/has-test.ts'

const promises = Object.entries(PROMISES).flatMap(([subject, lines]) =>
  Object.entries<readonly string[]>(lines).map(([line, proofs]) => ({ promise: `${subject}: ${line}`, proofs })),
)
test('each line that the product promises is held by tests that there are', () => {
  expect(promises.length).toBeGreaterThan(100)
  const broken = promises.flatMap(({ promise, proofs }) =>
    proofs.length === 0
      ? [`${promise}: no test`]
      : proofs.filter((proof) => !hasTest(proof)).map((proof) => `${promise}: ${proof}`),
  )
  expect(broken).toEqual([])
})

test('at most fifty browser journeys belong to the gate', () => {
  const specs = ['e2e', 'faults'].flatMap((folder) =>
    readdirSync(`tests/${folder}`)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(`tests/${folder}/${name}`, 'utf8')),
  )
  const journeys = specs.join('\n').match(/ @gate['"`]/g) ?? []
  expect(journeys.length).toBeGreaterThan(40)
  expect(journeys.length).toBeLessThanOrEqual(50)
})
