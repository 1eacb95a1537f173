/** ms. The browser's caches answer in milliseconds, unless the device or the disk is busy. */
const CACHE_MS = 5_000

/**
 * The answer to a page's request from a cache; from the network if the cache does not answer in 5 s, so that a busy
 * cache never keeps a page waiting. Offline it waits for the cache.
 */
export async function cachedInTime(request: Request, cached: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, CACHE_MS, null)
  })
  const answer = await Promise.race([cached, late]).finally(() => clearTimeout(timer))
  if (answer) return answer
  // eslint-disable-next-line no-console -- for operators: a page that does not open says what it waited for
  console.info('[service worker] no answer from the cache', new URL(request.url).pathname)
  return fetch(request.clone()).catch(() => cached)
}
