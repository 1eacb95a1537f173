let coming = 0

/** How many parts have been asked for and are neither here nor given up. */
export function partsComing(): number {
  return coming
}

/**
 * Stands in for Vite's preload helper, in page and worker alike: has all files of a part before it is imported. Browsers
 * before Chromium 156 and Firefox 154 remember a module that they could not have for as long as the page lives, and then
 * no second try would ever help; what is only fetched can be asked for again. Vite's own also needs a document, which a
 * worker has not, and takes a stylesheet that failed once for loaded.
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

/** Into the browser's cache, whole; the import that follows takes it from there. */
async function keep(url: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the build, no call to the operator
  const get = (): Promise<Response> => fetch(url)
  // What is on its way while one service worker takes over from another may be cut off: once more is enough.
  const response = await get().catch(get)
  // A portal answers 200 with a page of its own.
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
