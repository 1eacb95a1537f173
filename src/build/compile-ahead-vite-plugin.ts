import type { Plugin, Rolldown } from 'vite'
import { getChunks } from './chunk-graph.ts'

/**
 * To V8, above a file: compile all of its functions with it, on a thread of its own. Otherwise each is compiled when it
 * is first called, on the thread that draws: half of what the page's start costs there. To others it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

type Chunk = Pick<Rolldown.RenderedChunk, 'isEntry' | 'name'>

/**
 * Has the browser compile the start ahead: the entries, and the groups of chunks that are named. The hint is put there
 * once Vite has written the files of parts above the code, as V8 reads it in the first line alone; so it is told to the
 * hash beforehand.
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
