let coming = 0

/** How many chunks are loading now. */
export function partsComing(): number {
  return coming
}

/**
 * Replaces Vite's preload helper in page and worker: fetches all files of a chunk before it is imported. Browsers
 * before Chromium 156 and Firefox 154 remember a failed module for the lifetime of the page, so that no retry would
 * help; a failed fetch can be repeated. Vite's helper also needs a document, which a worker lacks, and treats a
 * stylesheet that failed once as loaded.
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  coming += 1
  try {
    await Promise.all(files.map(have))
    return await load()
  } finally {
    coming -= 1
  }
}

const had = new Map<string, Promise<void>>()

function have(file: string): Promise<void> {
  const url = `/${file}`
  let having = had.get(url)
  if (!having) {
    having = (file.endsWith('.css') ? apply(url) : keep(url)).catch((error: unknown) => {
      had.delete(url)
      throw error
    })
    had.set(url, having)
  }
  return having
}

/** Fetches the whole file into the browser's cache, where the import finds it. */
async function keep(url: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  const get = (): Promise<Response> => fetch(url)
  // A request may be aborted while one service worker replaces another: one retry is enough.
  const response = await get().catch(get)
  // A captive portal answers 200 with its own page.
  const isScript = response.headers.get('content-type')?.includes('javascript')
  await response.arrayBuffer()
  if (!response.ok || !isScript) throw new Error(`could not be loaded: ${url}`)
}

function apply(url: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`could not be loaded: ${url}`))
    })
    link.rel = 'stylesheet'
    link.href = url
    document.head.append(link)
  })
}
