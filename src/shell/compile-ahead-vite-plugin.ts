import type { Plugin } from 'vite'
import { chunksOf } from './chunk-graph.ts'

/**
 * To V8, above a file: compile all of its functions with it, on a thread of its own. Otherwise each is compiled when it
 * is first called, on the thread that draws: half of what the page's start costs there. To others it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Has the browser compile ahead. Last, as a minifier takes comments away. */
export function compileAhead(): Plugin {
  return {
    name: 'tulpar:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of chunksOf(bundle)) chunk.code = HINT + chunk.code
      },
    },
  }
}
