import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandFiles } from '../../worker/domain/settings/configuration.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** Where a file of the site that is no part of the code is: the operator's own, or the one in public/. */
export function publicFile(path: string): string {
  const own = brandFiles && join(resolve(brandFiles), path)
  return own && existsSync(own) ? own : join(PUBLIC, path)
}
