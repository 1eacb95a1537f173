import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'

/**
 * Whether the installed packages match package-lock.json, according to npm's record of its last install.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !found) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true
    return found[path]?.version === entry.version
  })
}

/**
 * Installs the versions of package-lock.json. Not with `npm ci`, which rejects a lock file without the packages of
 * other platforms; npm itself writes such a file when a registry does not have them.
 * @param {string} root
 */
export async function install(root) {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command = 'npm', ...before] = npm
  await runChild(command, [...before, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}
