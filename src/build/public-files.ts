import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandFiles } from '#domain/settings/configuration.ts'

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url))

/** Path of a static file: the operator's own if there is one, else the one in public/. */
export function publicFile(path: string): string {
  const brandFile = brandFiles && join(resolve(brandFiles), path)
  return brandFile && existsSync(brandFile) ? brandFile : join(PUBLIC, path)
}
