import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SERVICES } from '#domain/wire/hosts.ts'
import { SETTINGS } from '#domain/settings/build-settings.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(join(ROOT, 'tests/servers', file), 'utf8')

test('the page for operators names settings, hosts, files and headings that there are', () => {
  const page = readFileSync(join(ROOT, 'worker/endpoints/OPERATORS.md'), 'utf8')
  const keys = new Set<string>(Object.values(SETTINGS).map(({ key }) => key))
  const named = [...page.matchAll(/VITE_[A-Z_]+/g)].map(([key]) => key)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((key) => !keys.has(key))).toEqual([])
  for (const service of SERVICES) expect(page).toContain(`${service}.casino.example`)
  const files = [...page.matchAll(/(?:tests\/servers|worker)\/[\w/.-]+\w/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  for (const [, variable] of read('site.caddy').matchAll(/\{\$([A-Z]+):/g))
    if (variable !== 'FILES') expect(page).toContain(`${variable}=`)
  const contract = readFileSync(join(ROOT, 'worker/endpoints/README.md'), 'utf8')
  expect(contract).toContain('## What may be left out')
})
