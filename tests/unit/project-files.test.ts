import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { asyncApi } from '../operator/asyncapi.ts'
import { openApi } from '../operator/openapi.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** The anchor that a heading has on GitHub. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

test('each link of a document leads to a file and a heading that there are', () => {
  // The texts of pages link to pages of the site, and the build checks them.
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', ':!lang/pages']
  const documents = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n')
  const links = documents.flatMap((document) =>
    [
      ...read(document)
        .replaceAll(/^```.*?^```/gms, '')
        .matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g),
    ].map(([, path = '', anchor]) => ({
      document,
      target: path === '' ? document : join(dirname(document), path),
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(30)
  const broken = links.filter(({ target, anchor }) => {
    if (!existsSync(join(ROOT, target))) return true
    const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))
    return anchor !== undefined && !headings.includes(anchor)
  })
  expect(broken).toEqual([])
})

test('the version is the newest in the change log', () => {
  const [, newest] = /^## (\S+) – \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? []
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: newest })
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: newest,
    packages: { '': { version: newest } },
  })
  // The contract is versioned with the app: what an operator has to change is in the change log.
  expect(openApi()).toMatchObject({ info: { version: newest } })
  expect(asyncApi()).toMatchObject({ info: { version: newest } })
})

test('machines, containers and types have the same major version of Node', () => {
  const major = read('.nvmrc').trim()
  const { engines, devDependencies } = JSON.parse(read('package.json'))
  expect(engines.node).toMatch(new RegExp(String.raw`^>=${major}\.\d+$`))
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`))
  for (const file of ['tests/servers/Containerfile', '.github/workflows/ci.yml']) {
    const images = [...read(file).matchAll(/\bnode:(\d+)-/g)].map(([, version]) => version)
    expect(images, file).toEqual([major])
  }
})
