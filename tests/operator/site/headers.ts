import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const headerTable = v.record(v.string(), v.record(v.string(), v.string()))
type HeaderTable = v.InferOutput<typeof headerTable>

/**
 * The response headers that the build declares in headers.json: by exact path, by "/folder/*", or "*" for all;
 * "https:*" applies only when the page is on https, "frames:*" on the hosts of third parties' pages. Later patterns win,
 * and an empty value removes a header. `{host}`, `{scheme}` and `{ws}` are replaced by those of the page, `{page}` by the
 * host without its first label.
 */
export function createSiteHeaders(
  directory: string,
): (path: string, host: string, isFrame?: boolean) => Promise<Record<string, string>> {
  const file = join(directory, 'headers.json')
  let known: { mark: number; table: HeaderTable } | null = null

  async function table(): Promise<HeaderTable> {
    const about = await stat(file).catch(() => null)
    if (!about) return {}
    if (known?.mark !== about.mtimeMs) {
      known = { mark: about.mtimeMs, table: v.parse(headerTable, JSON.parse(await readFile(file, 'utf8'))) }
    }
    return known.table
  }

  return async (path, host, isFrame = false) => {
    const [bare, page] = [host.replace(/^www\./, ''), host.replace(/^[^.]+\./, '')]
    const place: Record<string, string> = { host: bare, page, scheme: 'http', ws: 'ws' }
    const headers: Record<string, string> = {}
    for (const [pattern, group] of Object.entries(await table())) {
      if (!(pattern === 'frames:*' ? isFrame : applies(pattern, path))) continue
      for (const [name, value] of Object.entries(group)) {
        if (value === '') delete headers[name.toLowerCase()]
        else headers[name.toLowerCase()] = value.replace(/\{(\w+)\}/g, (whole, key: string) => place[key] ?? whole)
      }
    }
    return headers
  }
}

function applies(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === path) return true
  return pattern.startsWith('/') && pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1))
}
