import type { Plugin, Rolldown } from 'vite'
import { getChunks } from './chunk-graph.ts'

/**
 * A hint to V8 in a file's first line: compile all functions with the file, on a background thread. Without it each
 * function is compiled at its first call on the main thread, which is half of the page's start-up cost there. Other
 * engines read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

type Chunk = Pick<Rolldown.RenderedChunk, 'isEntry' | 'name'>

/**
 * Adds the hint to the entries and the named groups. V8 reads it only in the first line, and Vite writes its list of
 * files above the code, so the hint is added after that; `augmentChunkHash` includes it in the file's hash beforehand.
 */
export function compileAhead(groups: readonly string[], hint = HINT): Plugin {
  const isStart = ({ isEntry, name }: Chunk) => isEntry || groups.includes(name)
  return {
    name: 'tulpar:compile-ahead',
    apply: 'build',
    augmentChunkHash: (chunk) => (isStart(chunk) ? hint : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of getChunks(bundle)) if (isStart(chunk)) chunk.code = hint + chunk.code
      },
    },
  }
}
