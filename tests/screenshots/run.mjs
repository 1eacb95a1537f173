// `npm run screenshots [-- en ru kz]` builds, and saves a picture of every page and dialog in .screenshots/.
// `npm run screenshots -- public` makes the product's own pictures in public/ again.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { resolve } = createRequire(import.meta.url)
const isPublic = process.argv.includes('public')
const languages = process.argv.slice(2).filter((name) => name !== 'public')
if (isPublic) process.env.PUBLIC_PICTURES = 'yes'

rmSync(join(ROOT, '.screenshots'), { recursive: true, force: true })
if (!process.env.SITE) run('vite/package.json', 'bin/vite.js', ['build', '--logLevel', 'warn'])
run('@playwright/test/package.json', 'cli.js', [
  'test',
  '--config=tests/screenshots/playwright.config.ts',
  ...(languages.length > 0 ? [`--grep=in (${languages.join('|')})$`] : []),
])
if (!isPublic) run('tsx/package.json', 'dist/cli.mjs', ['tests/screenshots/sheet.ts'])

function run(manifest, command, options) {
  const { status } = spawnSync(process.execPath, [join(dirname(resolve(manifest)), command), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  // The sheet of pictures is made even when some failed.
  if (status !== 0) process.exitCode = 1
}
