import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { asyncApi } from '../operator/asyncapi.ts'
import { openApi } from '../operator/openapi.ts'
import { asJson } from './support/documents.ts'

test.each([
  ['openapi', openApi],
  ['asyncapi', asyncApi],
])('npm run %s writes its document to a file or prints it', (name, document) => {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = fileURLToPath(new URL(`../operator/${name}.ts`, import.meta.url))
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', script, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const file = join(folder, 'document.json')
  expect(run('--out', file)).toBe('')
  expect(() => run('--out')).toThrow('Usage: [--out] FILE')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(asJson(document()))
  expect(JSON.parse(run())).toEqual(asJson(document()))
})
