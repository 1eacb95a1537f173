import type { Page } from '@playwright/test'
import { build } from 'vite'

/** A request of a third party's own library. */
export type VendorRequest = { url: string; type: string; body: string }

const SETTINGS = { integrations: { 'Segment.io': { apiKey: 'play', apiHost: 'segment.localhost/v1' } }, plan: {} }
const PAGE = 'http://vendors.localhost/'

/** Runs the libraries in a page that reaches no network; returns what they have sent so far, oldest first. */
export async function runVendors(page: Page): Promise<() => readonly VendorRequest[]> {
  const script = await bundle()
  const sent: VendorRequest[] = []
  await page.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === PAGE) return route.fulfill({ contentType: 'text/html', body: '<script src="/sdks.js"></script>' })
    if (url === `${PAGE}sdks.js`) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = route.request().postData()
    if (body !== null) sent.push({ url, type: route.request().headers()['content-type'] ?? '', body })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(SETTINGS) })
  })
  await page.goto(PAGE)
  return () => sent
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/vendor-sdks.ts`,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  if (!('output' in result)) throw new Error('one input and no watcher give a single output')
  return result.output[0].code
}

/** The type of each field by its path, such as `batch.*.properties.$lib`; items of a list are one. */
export function toShape(value: unknown, path = ''): Record<string, string> {
  if (Array.isArray(value)) return Object.assign({}, ...value.map((each) => toShape(each, `${path}.*`)))
  if (typeof value !== 'object' || value === null) return { [path]: value === null ? 'null' : typeof value }
  const fields = Object.entries(value).map(([key, each]) => toShape(each, path === '' ? key : `${path}.${key}`))
  return Object.assign({}, ...fields)
}

/**
 * How our fields differ from those of a library: fields that it has and we have not, but for those left out on purpose,
 * and fields of another type.
 */
export function differences(ours: unknown, theirs: unknown, leftOut: readonly RegExp[]): string[] {
  const [our, their] = [toShape(ours), toShape(theirs)]
  return Object.entries(their).flatMap(([path, type]) => {
    if (our[path] === undefined) return leftOut.some((each) => each.test(path)) ? [] : [`${path} is missing`]
    return our[path] === type ? [] : [`${path} is ${our[path]}, not ${type}`]
  })
}
