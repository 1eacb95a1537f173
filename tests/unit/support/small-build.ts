import { type Plugin, type Rolldown, build } from 'vite'

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
export async function chunksWith(plugins: Plugin[]): Promise<Map<string, Rolldown.OutputChunk>> {
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
