import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const versions = v.optional(v.record(v.string(), v.string()), {})
const manifest = read('package.json', v.object({ dependencies: versions, devDependencies: versions }))
const lock = read(
  'package-lock.json',
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        resolved: v.optional(v.string()),
        integrity: v.optional(v.string()),
        license: v.optional(v.string()),
        dev: v.optional(v.boolean(), false),
        dependencies: versions,
        devDependencies: versions,
      }),
    ),
  }),
)

function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')))
}

/** Licences that allow bundling and distribution without publishing our own code. */
const LICENCES = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', 'BSD-2-Clause', '0BSD', 'Unlicense', 'OFL-1.1']

describe('the npm packages', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

  test('each package has one exact version, also in the lock file', () => {
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    const { dependencies, devDependencies } = lock.packages[''] ?? {}
    expect({ dependencies, devDependencies }).toEqual(manifest)
    const locked = named.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version])
    expect(locked).toEqual(named)
  })

  test('each package comes from the registry with a hash', () => {
    const others = Object.entries(lock.packages).filter(([path]) => path !== '')
    // The lock file names no registry: npm uses the configured one and checks the hash.
    const isElsewhere = (from: string | undefined): boolean =>
      from !== undefined && !from.startsWith('https://registry.npmjs.org/')
    const loose = others.filter(
      ([, { resolved, integrity }]) => isElsewhere(resolved) || !integrity?.startsWith('sha512-'),
    )
    expect(loose.map(([path]) => path)).toEqual([])
  })

  test('each bundled package has a licence that allows distribution', () => {
    const bundled = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
    expect(bundled.length).toBeGreaterThan(20)
    expect(bundled.filter(([, { license }]) => !LICENCES.includes(license ?? '')).map(([path]) => path)).toEqual([])
  })
})
