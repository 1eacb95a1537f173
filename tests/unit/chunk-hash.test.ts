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

/** The chunks of a small app by their names without hash: each one's file and code. */
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
  // One input and no watcher: a single output.
  const { output } = result as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])))
}

describe('the hint to compile ahead', () => {
  test('stands in the first line of the start, and of nothing else', async () => {
    const chunks = await chunksWith([compileAhead(['shared'], '//# hint\n')])
    const hinted = [...chunks.values()].filter(({ code }) => code.startsWith('//# hint\n'))
    expect(hinted.map(({ name }) => name).toSorted()).toEqual(['entry', 'shared'])
  })

  test('is part of what a file is named by: another hint gives other names', async () => {
    const one = await chunksWith([compileAhead(['shared'], '//# one\n')])
    const same = await chunksWith([compileAhead(['shared'], '//# one\n')])
    const other = await chunksWith([compileAhead(['shared'], '//# other\n')])
    expect(one.size).toBe(3)
    for (const [name, { fileName }] of one) {
      expect(same.get(name)?.fileName).toBe(fileName)
      // A part names the start that it imports: its own name follows.
      expect(other.get(name)?.fileName).not.toBe(fileName)
    }
  })

  test('another choice of chunks gives other names', async () => {
    const without = await chunksWith([compileAhead([])])
    const withShared = await chunksWith([compileAhead(['shared'])])
    expect(withShared.get('shared')?.fileName).not.toBe(without.get('shared')?.fileName)
  })
})

describe('how parts come', () => {
  test('the files of a part are all named to its host, but for what that started with', async () => {
    const all = await chunksWith([partImports([])])
    const some = await chunksWith([partImports([{ host: '', has: ['assets/shared-'] }])])
    const [part, shared] = [[...all.values()].find(({ isDynamicEntry }) => isDynamicEntry), all.get('shared')]
    expect(all.get('entry')?.code).toContain(`["${part?.fileName}","${shared?.fileName}"]`)
    expect(some.get('entry')?.code).not.toContain('"assets/shared-')
  })

  test('which ones those are is part of what the host is named by', async () => {
    const all = await chunksWith([partImports([])])
    const some = await chunksWith([partImports([{ host: '', has: ['assets/shared-'] }])])
    expect(some.get('entry')?.fileName).not.toBe(all.get('entry')?.fileName)
  })
})
