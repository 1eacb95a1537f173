import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { HeaderTable } from './headers.ts'
import { caddyfile } from './serving/caddy.ts'
import { headerGroups } from './serving/groups.ts'
import { nginxMaps, nginxServer } from './serving/nginx.ts'
import { staticHeaders } from './serving/static-host.ts'

/**
 * Writes server configurations made from the table of headers into a folder beside the build, which must not be served.
 */
export function serving(): Plugin {
  return {
    name: 'tulpar:serving',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      // Safe: this build wrote the file.
      const table = JSON.parse(await readFile(join(dir, 'headers.json'), 'utf8')) as HeaderTable
      const folder = `${dir}.serving`
      await mkdir(folder, { recursive: true })
      for (const [name, text] of Object.entries(servingFiles(table, process.env['SITE_ADDRESS'])))
        await writeFile(join(folder, name), text)
    },
  }
}

export function servingFiles(table: HeaderTable, address: string | undefined): Record<string, string> {
  const groups = headerGroups(table)
  return {
    'nginx.maps.conf': nginxMaps(groups),
    'nginx.conf': nginxServer(groups),
    Caddyfile: caddyfile(groups),
    _headers: staticHeaders(table, address),
  }
}
