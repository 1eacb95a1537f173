import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

export type SiteFile = { body: Buffer; brotli: Buffer | null; tag: string; type: string }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
}
/** Files in the build folder that must not be served. */
const PRIVATE = /(^|\/)\.|^\/headers\.json$|\.(?:br|gz)$/

/** Reads files of a built site; a file is read again only after it has changed on disk. */
export function createFiles(directory: string): (path: string) => Promise<SiteFile | null> {
  const root = normalize(directory)
  const known = new Map<string, { mark: string; file: SiteFile }>()
  return async (path) => {
    const decoded = decode(path)
    if (decoded === null || PRIVATE.test(decoded)) return null
    const full = normalize(join(root, decoded))
    if (!full.startsWith(root + sep)) return null
    const about = await stat(full).catch(() => null)
    if (!about?.isFile()) return null
    const mark = `${about.mtimeMs} ${about.size}`
    const before = known.get(full)
    if (before?.mark === mark) return before.file
    const file = await load(full)
    known.set(full, { mark, file })
    return file
  }
}

async function load(full: string): Promise<SiteFile> {
  const [body, brotli] = await Promise.all([readFile(full), readFile(`${full}.br`).catch(() => null)])
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  return { body, brotli, tag, type: TYPES[extname(full)] ?? 'application/octet-stream' }
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
