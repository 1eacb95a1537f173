import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { LICENSE_DATA, licenses } from '#src/build/licenses-vite-plugin.ts'
import { toSbom } from '#src/build/sbom.ts'

const ROOT = new URL('../../', import.meta.url).pathname

test('the bill of materials names the packages whose modules are in the build, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entry = join(folder, 'entry.js')
  const imports = ['valibot', 'ky', 'uqr'].map((name) => `${ROOT}node_modules/${name}`)
  // Nothing of the third is used.
  writeFileSync(
    entry,
    `import { string } from '${imports[0]}'; import ky from '${imports[1]}'; import { encode } from '${imports[2]}'; console.log(string, ky)`,
  )
  const dir = join(folder, 'dist')
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins: [licenses()],
    build: { outDir: dir, license: { fileName: LICENSE_DATA.page }, rolldownOptions: { input: entry } },
  })
  const sbom = JSON.parse(readFileSync(`${dir}.serving/sbom.cdx.json`, 'utf8'))
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  expect(sbom.components.map(({ name }: { name: string }) => name)).toEqual(['ky', 'valibot'])
  const { version, integrity } = lock.packages['node_modules/valibot']
  expect(sbom.components[1]).toEqual({
    type: 'library',
    'bom-ref': `valibot@${version}`,
    name: 'valibot',
    version,
    scope: 'required',
    purl: `pkg:npm/valibot@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
  })
})

test('a package with a scope and with a choice of licences has its own address and expression', () => {
  const packages = [{ name: '@noble/hashes', version: '1.0.0', identifier: 'MIT OR Apache-2.0' }]
  const lock = { packages: { 'node_modules/@noble/hashes': { version: '2.0.0', integrity: 'sha512-AAAA' } } }
  expect(toSbom({ name: 'app', version: '1' }, [...packages, ...packages], lock)).toMatchObject({
    metadata: { component: { 'bom-ref': 'app@1' } },
    components: [{ purl: 'pkg:npm/%40noble/hashes@1.0.0', licenses: [{ expression: 'MIT OR Apache-2.0' }] }],
  })
})
