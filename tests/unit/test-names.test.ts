import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const TEST = /^tests\/(unit|worker|sw|page)\/([^/]+)\.test\.tsx?$/

/** Rules over the whole code base and journeys, which are of no single file or folder. */
const SUBJECTS = [
  'page/language',
  'page/stored-settings',
  'unit/container',
  'unit/contrast',
  'unit/npm-packages',
  'unit/oldest-browsers',
  'unit/plain-words',
  'unit/project-files',
  'unit/style-rules',
  'unit/test-files',
  'unit/test-names',
  'worker/find-game',
  'worker/language',
  'worker/no-locks',
  'worker/unleash-proxy',
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n')

/** `GameListPage.tsx` as `game-list-page`. */
function kebab(name: string): string {
  return (/^[A-Z]+$/.test(name) ? name : name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')).toLowerCase()
}

/** The names that a file and its folders give to a test: their own, or with the folder they are in. */
function getNames(path: string): string[] {
  const parts = path.split('/').map((part) => kebab(part.split('.')[0] ?? ''))
  return parts.flatMap((part, index) => [part, `${parts[index - 1] ?? ''}-${part}`])
}

test('a test file is named after what it tests: a file or folder of the source, or one of a few subjects', () => {
  const tests = files.flatMap((path) => {
    const [, layer, name] = TEST.exec(path) ?? []
    return layer && name ? [{ layer, name }] : []
  })
  const isSource = (path: string) => !/\.(test|spec)\.tsx?$/.test(path)
  const names = new Set(files.filter(isSource).flatMap(getNames))
  // A file that is split has the subject of each part after its name: `betting-slip`.
  const hasSource = (name: string) =>
    name.split('-').some((_, index, words) => names.has(words.slice(0, index + 1).join('-')))
  const others = tests.filter(({ name }) => !hasSource(name)).map(({ layer, name }) => `${layer}/${name}`)
  expect(tests.length).toBeGreaterThan(150)
  expect(others.toSorted()).toEqual(SUBJECTS)
})
