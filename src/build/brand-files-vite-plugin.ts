import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { brandFiles } from '../../worker/domain/settings/configuration.ts'

/** Lays the operator's own files over those of public/, once they have been copied. */
export function brandFilesOver(): Plugin {
  let out = ''
  return {
    name: 'tulpar:brand-files',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (brandFiles) await cp(resolve(brandFiles), out, { recursive: true })
    },
  }
}
