import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { brandFiles } from '../../worker/domain/settings/configuration.ts'

/** Copies the operator's own files over those of public/ at the end of the build. */
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
