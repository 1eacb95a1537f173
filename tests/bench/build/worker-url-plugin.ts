import type { Plugin } from 'vite'

const NAME = 'virtual:worker-url'
const ID = '\0bench:worker-url'

/** Emits a worker as a chunk of the page's build, as the product does, so that packages are shipped once. */
export function workerUrl(entry: string): Plugin {
  let reference = ''
  return {
    name: 'bench:worker-url',
    buildStart() {
      reference = this.emitFile({ type: 'chunk', id: entry, name: 'worker' })
    },
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) => (id === ID ? `export default import.meta.ROLLUP_FILE_URL_${reference}` : null),
  }
}
