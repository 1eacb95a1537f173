import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'

/** All inputs of a production build. */
const FOLDERS = ['src', 'worker', 'sw', 'lang', 'public']
const FILES = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.base.json']
/** Stored in the build's own folder, so that it is deleted with the build. */
const STAMP = 'dist/.inputs'

/**
 * Whether dist/ is a production build of the current sources, compared by content.
 * @param {string} root
 */
export function isBuilt(root) {
  return readOr(join(root, STAMP), '') === inputsHash(root)
}

/**
 * Builds for production into dist/, with the play-money banner, and saves the hash of the inputs.
 * @param {string} root
 */
export async function build(root) {
  const hash = inputsHash(root)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const env = { VITE_DEMO_BANNER: 'true', ...process.env, NODE_ENV: 'production' }
  await runChild(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, env })
  writeFileSync(join(root, STAMP), hash)
}

/** @param {string} root */
function inputsHash(root) {
  const hash = createHash('sha256')
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))]) {
    hash
      .update(`${file}\0`)
      .update(readOr(join(root, file), ''))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        return entry.isDirectory() ? filesIn(root, path) : [path]
      })
      .sort()
  } catch {
    return []
  }
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return readFileSync(file).toString('latin1')
  } catch {
    return otherwise
  }
}
