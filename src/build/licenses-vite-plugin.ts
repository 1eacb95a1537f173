import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type Lock, type Package, toSbom } from './sbom.ts'

/** Where Vite writes the licences of the bundled packages; the plugin replaces these files with one text. */
export const LICENSE_DATA = { page: 'licenses.page.json', serviceWorker: 'licenses.sw.json' }
/** The licences of all bundled packages, as most of them require a copy with each distribution. */
export const LICENSES_FILE = 'licenses.txt'

/** The bill of materials, in the folder beside the build. */
export const SBOM_FILE = 'sbom.cdx.json'

/**
 * Merges the licences of all bundled packages, the service worker's included, into one text in the build, and writes a
 * bill of materials of the same packages beside the build.
 */
export function licenses(): Plugin {
  const bundled: Package[] = []
  return {
    name: 'tulpar:licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const packages = Object.values(LICENSE_DATA).flatMap((file) => takeOut(bundle, file))
        if (packages.length === 0) this.error('the build names no package: is build.license set?')
        bundled.splice(0, bundled.length, ...packages)
        this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source: toText(packages) })
      },
    },
    async writeBundle({ dir = 'dist' }) {
      // Safe: npm wrote the lock file, and package.json has a name and a version.
      const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
      const { name, version } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string; version: string }
      const folder = `${dir}.serving`
      await mkdir(folder, { recursive: true })
      const sbom = toSbom({ name, version }, bundled, lock)
      await writeFile(join(folder, SBOM_FILE), `${JSON.stringify(sbom, null, 2)}\n`)
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
