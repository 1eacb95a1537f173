import { describe, expect, test } from 'vitest'
import { partImports } from '#src/build/part-imports-vite-plugin.ts'
import { chunksWith } from './support/small-build.ts'

describe('the imports of lazy chunks', () => {
  test('a host names all files of a lazy chunk except those it was started with', async () => {
    const all = await chunksWith([partImports([])])
    const some = await chunksWith([partImports([{ host: '', has: ['assets/shared-'] }])])
    const [part, shared] = [[...all.values()].find(({ isDynamicEntry }) => isDynamicEntry), all.get('shared')]
    expect(all.get('entry')?.code).toContain(`["${part?.fileName}","${shared?.fileName}"]`)
    expect(some.get('entry')?.code).not.toContain('"assets/shared-')
  })

  test('the files that a host was started with are part of its hash', async () => {
    const all = await chunksWith([partImports([])])
    const some = await chunksWith([partImports([{ host: '', has: ['assets/shared-'] }])])
    expect(some.get('entry')?.fileName).not.toBe(all.get('entry')?.fileName)
  })
})
