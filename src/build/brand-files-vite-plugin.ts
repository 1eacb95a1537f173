import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { settingsError } from '#domain/settings/build-settings.ts'
import { brandFiles } from '#domain/settings/configuration.ts'

/** Copies the operator's own files over those of public/, before the files of the build are compressed. */
export function brandFilesOver(): Plugin {
  return {
    name: 'tulpar:brand-files',
    configResolved() {
      if (brandFiles && !existsSync(brandFiles))
        throw settingsError([`VITE_BRAND_FILES is "${brandFiles}". There is no such folder.`])
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }) {
        if (brandFiles) await cp(resolve(brandFiles), dir, { recursive: true })
      },
    },
  }
}
