import type { Plugin, Rolldown } from 'vite'

/** Where Vite writes the licences of the bundled packages; the plugin replaces these files with one text. */
export const LICENSE_DATA = { page: 'licenses.page.json', serviceWorker: 'licenses.sw.json' }
/** The licences of all bundled packages, as most of them require a copy with each distribution. */
export const LICENSES_FILE = 'licenses.txt'

type Package = { name: string; version: string; identifier?: string; text?: string }

/** Merges the licences of all bundled packages, the service worker's included, into one text in the build. */
export function licenses(): Plugin {
  return {
    name: 'tulpar:licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packages = Object.values(LICENSE_DATA).flatMap((file) => takeOut(bundle, file))
        if (packages.length === 0) this.error('the build names no package: is build.license set?')
        this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source: toText(packages) })
      },
    },
  }
}

function takeOut(bundle: Rolldown.OutputBundle, file: string): Package[] {
  const asset = bundle[file]
  if (asset?.type !== 'asset') return []
  delete bundle[file]
  // Safe: Vite's own plugin wrote this file in the same build.
  return JSON.parse(String(asset.source)) as Package[]
}

export function toText(packages: readonly Package[]): string {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))
  const parts = [...byName]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, { identifier, text }]) =>
      [`${title}${identifier ? ` (${identifier})` : ''}`, text ?? ''].join('\n\n').trim(),
    )
  return `This app is made with these packages.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
