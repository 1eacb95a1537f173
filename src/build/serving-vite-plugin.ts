import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readSiteAddress } from '#domain/settings/build-settings.ts'
import type { HeaderTable } from './headers.ts'
import { THIRD_PARTY_PAGES } from '#domain/frames/third-party-host.ts'
import { caddyfile, caddyFrames } from './serving/caddy.ts'
import { frameGroup, headerGroups } from './serving/groups.ts'
import { nginxFrames, nginxMaps, nginxServer } from './serving/nginx.ts'
import { staticHeaders } from './serving/static-host.ts'

/** The loader's hash of this build and of the one before, newest first. */
const HASHES = 'loader-hashes.json'

/**
 * Writes server configurations made from the table of headers into a folder beside the build, which must not be served.
 * They also allow the loader of the build before, so that they can be loaded before the files are replaced. That build's
 * hash is read from the same folder, or from the one that PREVIOUS_SERVING names, for a build on a clean machine.
 */
export function serving(): Plugin {
  return {
    name: 'tulpar:serving',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      // Safe: this build wrote the file.
      const table = JSON.parse(await readFile(join(dir, 'headers.json'), 'utf8')) as HeaderTable
      const folder = `${dir}.serving`
      const current = loaderHash(table)
      const hashes = [current, ...(await previousHashes(folder)).filter((hash) => hash !== current)].slice(0, 2)
      await mkdir(folder, { recursive: true })
      for (const [name, text] of Object.entries(servingFiles(allowing(table, hashes), readSiteAddress(process.env))))
        await writeFile(join(folder, name), text)
      await writeFile(join(folder, HASHES), `${JSON.stringify(hashes)}\n`)
    },
  }
}

export function servingFiles(table: HeaderTable, address: string | undefined): Record<string, string> {
  const groups = headerGroups(table)
  const frame = frameGroup(table)
  return {
    'nginx.maps.conf': nginxMaps(groups, frame),
    'nginx.conf': nginxServer(groups, frame),
    Caddyfile: caddyfile(groups, frame),
    ...(frame && {
      'nginx.frames.conf': nginxFrames(frame, groups.length, FRAME_HOSTS),
      'Caddyfile.frames': caddyFrames(frame, FRAME_HOSTS),
    }),
    _headers: staticHeaders(table, address),
  }
}

const FRAME_HOSTS = Object.keys(THIRD_PARTY_PAGES)
  .map((name) => `${name}.<page host>`)
  .join(' and ')

const LOADER_HASH = /'sha256-([A-Za-z0-9+/=]+)'/
const POLICY = 'Content-Security-Policy'

/** The hash of the loader that the policy of the pages allows. */
export function loaderHash(table: HeaderTable): string {
  const hash = LOADER_HASH.exec(table['*']?.[POLICY] ?? '')?.[1]
  if (hash === undefined) throw new Error('headers.json: no hash of the loader')
  return hash
}

/** The table with the policy of the pages allowing each of these loaders. */
export function allowing(table: HeaderTable, hashes: readonly string[]): HeaderTable {
  const sources = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  const pages = table['*'] ?? {}
  return { ...table, '*': { ...pages, [POLICY]: (pages[POLICY] ?? '').replace(LOADER_HASH, () => sources) } }
}

async function previousHashes(folder: string): Promise<string[]> {
  const named = process.env['PREVIOUS_SERVING']
  const text = await readFile(join(named ?? folder, HASHES), 'utf8').catch((error: unknown) => {
    // The first build has none before it; a folder that is named has to be there.
    if (named !== undefined) throw new Error(`PREVIOUS_SERVING: no ${HASHES} in ${named}`, { cause: error })
    return '[]'
  })
  const hashes: unknown = JSON.parse(text)
  return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string' && isHash(hash)) : []
}

function isHash(text: string): boolean {
  return LOADER_HASH.test(`'sha256-${text}'`)
}
