import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, sep } from 'node:path'

/** The production build under test. */
export const SITE = process.env['SITE'] ?? 'dist'

/** A copy of the build that counts as another build: an installed page has to detect the changes in it. */
export type Build = {
  directory: string
  id: string
  /** The address of a moved chunk in this build. */
  chunk(name: string): string
  /** Rewrites a file of the build. */
  change(file: string, edit: (text: string) => string): Promise<void>
}

export type Builds = {
  /** The id of the build under test. */
  id: string
  /**
   * Makes the next build; `moved` are beginnings of chunk names whose addresses change. With `hasOtherLoader` the
   * policy of the build under test forbids its inline script.
   */
  next(moved?: string[], options?: { hasOtherLoader: boolean }): Promise<Build>
  /** The build under test in a folder of its own, where its files can be changed. */
  copy(): Promise<Build>
  /** The address of a chunk of the build under test, by the beginning of its name. */
  chunk(name: string): Promise<string>
  /** Addresses of all hashed files. */
  assets(): Promise<string[]>
}

/** Makes new builds by changing the id of the one under test, without compiling; `remove` deletes them all. */
export async function createBuilds(): Promise<Builds & { remove: () => Promise<void> }> {
  const made: string[] = []
  const { id }: { id: string } = JSON.parse(await readFile(join(SITE, 'builds/latest.json'), 'utf8'))
  const files = (await readdir(join(SITE, 'assets'))).filter((file) => !/\.(?:br|gz)$/.test(file))

  function getFile(name: string): string {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'))
    if (!file) throw new Error(`the build has no chunk ${name}`)
    return file
  }

  async function copyAll(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'tulpar-build-'))
    made.push(directory)
    await copyFiles(SITE, directory)
    return directory
  }

  return {
    id,
    chunk: async (name) => `/assets/${getFile(name)}`,
    assets: async () => files.map((file) => `/assets/${file}`),
    async copy() {
      const directory = await copyAll()
      return {
        directory,
        id,
        chunk: (name) => `/assets/${getFile(name)}`,
        change: (...edit) => change(directory, ...edit),
      }
    },
    async next(moved = [], { hasOtherLoader } = { hasOtherLoader: false }) {
      const directory = await copyAll()
      const next = randomUUID().replaceAll('-', '').slice(0, id.length)
      // The list of later files changes with the names in it, so its own name changes too.
      const lists = moved.length > 0 ? files.filter((file) => file.startsWith('later-')) : []
      // A hash may contain a dash.
      const movedTo = (name: string, file: string) =>
        `${name}-${next.slice(0, 4)}${file.slice(name.length + '-1234'.length)}`
      const names = [
        ...moved.map((name) => [getFile(name), movedTo(name, getFile(name))] as const),
        ...lists.map((file) => [file, movedTo('later', file)] as const),
      ]
      for (const [from, to] of names) await rename(join(directory, 'assets', from), join(directory, 'assets', to))
      const loader = hasOtherLoader ? `<script>/*${next}*/` : '<script>'
      const text = (content: string) =>
        names
          .reduce((all, [from, to]) => all.replaceAll(from, to), content)
          .replaceAll(id, next)
          .replace('<script>', loader)
      await seal(directory, text)
      return {
        directory,
        id: next,
        chunk: (name) => `/assets/${movedTo(name, getFile(name))}`,
        change: (...edit) => change(directory, ...edit),
      }
    },
    async remove() {
      await Promise.all(made.map((directory) => rm(directory, { recursive: true, force: true })))
    },
  }
}

async function change(directory: string, file: string, edit: (text: string) => string): Promise<void> {
  const path = join(directory, file)
  await writeFile(path, edit(await readFile(path, 'utf8')))
}

/** Copies a build without its compressed files, which a change of a text would make wrong. */
export function copyFiles(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
}

/**
 * Applies a change to every text of a build, including its other pages, and updates the hashes: in the policy and in
 * the service worker's list.
 */
export async function seal(directory: string, edit: (text: string) => string): Promise<void> {
  const shell = await readFile(join(directory, 'index.html'), 'utf8')
  const changed = edit(shell)
  const hashes: [string, string][] = [
    [hash(getLoader(shell)), hash(getLoader(changed))],
    [hash(shell), hash(changed)],
    [hash(shell).slice(0, 16), hash(changed).slice(0, 16)],
  ]
  const rehash = (text: string) => hashes.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  await writeFile(join(directory, 'index.html'), changed)
  const others = [
    'sw.js',
    'headers.json',
    'builds/latest.json',
    ...(await listPages(directory)),
    ...(await listChunks(directory)),
  ]
  await Promise.all(
    others.map(async (file) => {
      const path = join(directory, file)
      const text = await readFile(path, 'utf8')
      const next = rehash(edit(text))
      if (next !== text) await writeFile(path, next)
    }),
  )
}

/** All pages but the shell, those in frames too. */
async function listPages(directory: string): Promise<string[]> {
  const files = await readdir(directory, { recursive: true })
  return files.filter((file) => file.endsWith('.html') && file.includes(sep))
}

async function listChunks(directory: string): Promise<string[]> {
  const files = await readdir(join(directory, 'assets'))
  return files.filter((file) => /\.(?:js|css|json)$/.test(file)).map((file) => join('assets', basename(file)))
}

function getLoader(shell: string): string {
  return /<script>(.*)<\/script>/s.exec(shell)?.[1] ?? ''
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
