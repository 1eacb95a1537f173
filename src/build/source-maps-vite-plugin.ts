import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { getDebugId } from '#domain/reporting/debug-id.ts'
import { getChunks } from './chunk-graph.ts'

type Built = { code: string; map: string }

/**
 * Writes the source maps into a folder beside the build, which is never served, with copies of the scripts that name
 * them: ready for an upload to Sentry. Place it before the plugins that list the files of the build.
 */
export function sourceMaps(): Plugin {
  const built = new Map<string, Built>()
  return {
    name: 'tulpar:source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        built.clear()
        for (const { fileName, code } of getChunks(bundle)) {
          const asset = bundle[`${fileName}.map`]
          if (asset?.type === 'asset') built.set(fileName, { code, map: String(asset.source) })
        }
        for (const file of Object.keys(bundle)) if (file.endsWith('.map')) delete bundle[file]
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const folder = `${dir}.maps`
        await rm(folder, { recursive: true, force: true })
        for (const [file, each] of built) {
          const code = await readFile(join(dir, file), 'utf8')
          const { script, map } = await toUpload(file, code, each)
          await mkdir(dirname(join(folder, file)), { recursive: true })
          await writeFile(join(folder, file), script)
          await writeFile(join(folder, `${file}.map`), map)
        }
      },
    },
  }
}

/**
 * The script and the source map of a file as Sentry takes them. `code` is the file as written: lines that were put above
 * the code since its map was made move the map down.
 */
export async function toUpload(file: string, code: string, built: Built): Promise<{ script: string; map: string }> {
  if (!code.endsWith(built.code)) throw new Error(`${file} was changed after its source map was made`)
  const debugId = await getDebugId(file)
  const linesAbove = code.slice(0, code.length - built.code.length).split('\n').length - 1
  // Safe: the bundler wrote it.
  const map = JSON.parse(built.map) as { mappings: string }
  const moved = { ...map, mappings: ';'.repeat(linesAbove) + map.mappings, debugId, debug_id: debugId }
  const name = file.split('/').at(-1) ?? file
  return {
    script: `${code.trimEnd()}\n//# sourceMappingURL=${name}.map\n//# debugId=${debugId}\n`,
    map: JSON.stringify(moved),
  }
}
