import { type Plugin, type Rolldown, build } from 'vite'
import { describe, expect, test } from 'vitest'
import { compileAhead } from '../../src/build/compile-ahead-vite-plugin.ts'
import { partImports } from '../../src/build/part-imports-vite-plugin.ts'

const SOURCES: Record<string, string> = {
  'virtual:entry': "import { shared } from 'virtual:shared'; shared(); import('virtual:part')",
  'virtual:part': "import { shared } from 'virtual:shared'; export const part = () => shared()",
  'virtual:shared': 'export const shared = () => console.log(document.title)',
}

function sources(): Plugin {
  return {
    name: 'test:sources',
    resolveId: (id) => (id in SOURCES ? `\0${id}` : null),
    load: (id) => SOURCES[id.slice(1)],
  }
}

/** The chunks of a small app by their names without hash. */
async function chunksWith(plugins: Plugin[]): Promise<Map<string, Rolldown.OutputChunk>> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [sources(), ...plugins],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { entry: 'virtual:entry' },
        output: { codeSplitting: { groups: [{ name: 'shared', test: 'virtual:shared' }] } },
      },
    },
  })
  // One input and no watcher, so there is a single output.
  const { output } = result as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])))
}

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
