import { describe, expect, test } from 'vitest'
import { compileAhead } from '#src/build/compile-ahead-vite-plugin.ts'
import { chunksWith } from './support/small-build.ts'

describe('the hint to compile eagerly', () => {
  test('is in the first line of the start chunks only', async () => {
    const chunks = await chunksWith([compileAhead(['shared'], '//# hint\n')])
    const hinted = [...chunks.values()].filter(({ code }) => code.startsWith('//# hint\n'))
    expect(hinted.map(({ name }) => name).toSorted()).toEqual(['entry', 'shared'])
  })

  test('is part of the hash in file names, so another hint gives other names', async () => {
    const one = await chunksWith([compileAhead(['shared'], '//# one\n')])
    const same = await chunksWith([compileAhead(['shared'], '//# one\n')])
    const other = await chunksWith([compileAhead(['shared'], '//# other\n')])
    expect(one.size).toBe(3)
    for (const [name, { fileName }] of one) {
      expect(same.get(name)?.fileName).toBe(fileName)
      // A lazy chunk imports the start chunk by name, so its own hash changes too.
      expect(other.get(name)?.fileName).not.toBe(fileName)
    }
  })

  test('changes the file names if other chunks are chosen', async () => {
    const without = await chunksWith([compileAhead([])])
    const withShared = await chunksWith([compileAhead(['shared'])])
    expect(withShared.get('shared')?.fileName).not.toBe(without.get('shared')?.fileName)
  })
})
