import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROMISES } from '../promises.ts'

const promises = Object.entries(PROMISES).flatMap(([subject, lines]) =>
  Object.entries<readonly string[]>(lines).map(([line, proofs]) => ({ promise: `${subject}: ${line}`, proofs })),
)
const files = new Map<string, string | null>()

/** The source of a test file; null if there is none. */
function read(name: string): string | null {
  const known = files.get(name)
  if (known !== undefined) return known
  const path = ['.spec.ts', '.test.ts', '.test.tsx'].map((ending) => `tests/${name}${ending}`).find(existsSync)
  const text = path === undefined ? null : readFileSync(path, 'utf8')
  files.set(name, text)
  return text
}

/** Whether the file has a test whose title begins like this. */
function isThere(proof: string): boolean {
  const [, file = '', title = ''] = /^([\w/-]+): (.+)$/.exec(proof) ?? []
  const source = read(file)
  return title !== '' && [`'`, '"', '`'].some((quote) => source?.includes(quote + title) === true)
}

test('each line that the product promises is held by tests that there are', () => {
  expect(promises.length).toBeGreaterThan(100)
  const broken = promises.flatMap(({ promise, proofs }) =>
    proofs.length === 0
      ? [`${promise}: no test`]
      : proofs.filter((proof) => !isThere(proof)).map((proof) => `${promise}: ${proof}`),
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
