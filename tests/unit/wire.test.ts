import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SPEC_CALLS } from '../e2e/support/spec-calls.ts'
import { endpointOf } from '../operator/http/endpoints.ts'

/** What the browser tests look at on the wire, by the names that worker/endpoints gives the calls. */
const ASSERTED = new Set(
  sources('tests/e2e').flatMap((text) =>
    [...text.matchAll(/onTheWire\(\s*control,\s*'(\w+)'/g)].map(([, name]) => name),
  ),
)

describe('each call of “Profile and auth”, of “Money, bonuses, spins” and of a landing is looked at on the wire by a browser test', () => {
  it('the table has them all', () => {
    expect(new Set(Object.values(SPEC_CALLS)).size).toBe(46)
  })

  it.each(Object.entries(SPEC_CALLS))('%s: %s', (name, call) => {
    const [method = '', path = ''] = call.split(' ')
    expect(endpointOf('api', method, path)?.name, 'what the contract calls it').toBe(name)
    expect([...ASSERTED], `onTheWire(control, '${name}', …) stands in a browser test`).toContain(name)
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
