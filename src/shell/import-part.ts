import { cachedBuildPath } from '#domain/browser/cached-build.ts'
import { NetworkError } from '#domain/browser/network-error.ts'

let coming = 0

/** How many chunks are loading now. */
export function partsComing(): number {
  return coming
}

/** The build that the service worker serves this page from; a worker has no other way to it than its name. */
const served = globalThis.document
  ? navigator.serviceWorker?.controller && window.__boot.build
  : globalThis.self?.name?.split('-')[1]
/** Whether the service worker has all files of that build, which it notes once it does. */
const isCached: Promise<boolean> = served
  ? caches.match(cachedBuildPath(served)).then(Boolean, () => false)
  : Promise.resolve(false)

/**
 * Replaces Vite's preload helper in page and worker: loads all files of a chunk. Where the service worker has them, the
 * import does. Elsewhere they are fetched before it: browsers before Chromium 156 and Firefox 154 remember a failed
 * module, or a failed preload of one, for the lifetime of the page, so that no retry would help; a failed fetch can be
 * repeated. Vite's helper also needs a document, which a worker lacks, and treats a stylesheet that failed once as
 * loaded. Throws `NetworkError` when a file cannot be loaded, and the module's own error when its code throws.
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  coming += 1
  try {
    const cached = (await isCached) && (await importCached(load, files).catch(() => null))
    if (cached) return cached
    await Promise.all(files.map(loadFile))
    return await load().catch((error: unknown) => loadAgain(load, error))
  } finally {
    coming -= 1
  }
}

async function importCached<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  const [part] = await Promise.all([load(), ...files.filter(isStyle).map(loadFile)])
  return part
}

const isStyle = (file: string): boolean => file.endsWith('.css')

/** Browsers repeat the error that a module's code threw as the same object; a failed load gives another one each time. */
async function loadAgain<Part>(load: () => Promise<Part>, before: unknown): Promise<Part> {
  return load().catch((error: unknown) => {
    throw error === before ? error : new NetworkError('could not be loaded', { cause: error })
  })
}

const requested = new Map<string, Promise<void>>()

function loadFile(file: string): Promise<void> {
  const url = `/${file}`
  let loading = requested.get(url)
  if (!loading) {
    loading = (isStyle(file) ? addStylesheet(url) : fetchScript(url)).catch((error: unknown) => {
      requested.delete(url)
      throw new NetworkError(`could not be loaded: ${url}`, { cause: error })
    })
    requested.set(url, loading)
  }
  return loading
}

/** Fetches the whole file into the browser's cache, where the import finds it. */
async function fetchScript(url: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  const get = (): Promise<Response> => fetch(url)
  // A request may be aborted while one service worker replaces another: one retry is enough.
  const response = await get().catch(get)
  // A captive portal answers 200 with its own page.
  const isScript = response.headers.get('content-type')?.includes('javascript')
  await response.arrayBuffer()
  if (!response.ok || !isScript) throw new Error('not a script')
}

function addStylesheet(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('not a stylesheet'))
    })
    link.rel = 'stylesheet'
    link.href = url
    document.head.append(link)
  })
}
