import type { Plugin } from 'vite'
import { manifestPath } from '../base/manifest-path.ts'
import { OFFERED_LOCALES } from '#domain/languages/locales.ts'
import { manifest } from './manifest.ts'
import { readAllTexts } from './read-texts.ts'

/** Emits a manifest for each language, from the texts in lang/. */
export function manifests(): Plugin {
  return {
    name: 'tulpar:manifests',
    async generateBundle() {
      for (const [path, source] of await made()) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith('.webmanifest')) return next()
        made()
          .then((files) => {
            response.setHeader('Content-Type', 'application/manifest+json')
            response.end(files.get(request.url ?? ''))
          })
          .catch(next)
      })
    },
  }
}

async function made(): Promise<Map<string, string>> {
  const texts = readAllTexts()
  return new Map(
    OFFERED_LOCALES.map((locale) => [manifestPath(locale), JSON.stringify(manifest(locale, texts[locale]))]),
  )
}
