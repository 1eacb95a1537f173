import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SPEC_CALLS } from '../e2e/support/spec-calls.ts'
import { findEndpoint } from '../operator/http/endpoints.ts'

/** The calls that browser and worker tests check as sent, by their names in worker/endpoints. */
const ASSERTED = new Set(
  [...sources('tests/e2e'), ...sources('tests/worker')].flatMap((text) =>
    [...text.matchAll(/onTheWire\(\s*control,\s*'(\w+)'/g)].map(([, name]) => name),
  ),
)

describe('calls that a test checks as sent', () => {
  it('the table has all calls for profile, auth, money, bonuses, free spins and landing pages', () => {
    expect(new Set(Object.values(SPEC_CALLS)).size).toBe(46)
  })

  it.each(Object.entries(SPEC_CALLS))('a test checks on the wire %s: %s', (name, call) => {
    const [method = '', path = ''] = call.split(' ')
    expect(findEndpoint('api', method, path)?.name, 'what the contract calls it').toBe(name)
    expect([...ASSERTED], `onTheWire(control, '${name}', …) stands in a test`).toContain(name)
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
