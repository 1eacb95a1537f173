// `npm run lighthouse [-- --runs 5 / /faq …]`: prints Lighthouse's scores of each route of the production build, on a
// phone.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const vite = createRequire(import.meta.url).resolve('vite/package.json')

process.chdir(ROOT)
if (!process.env.SITE) {
  const { status } = spawnSync(process.execPath, [join(dirname(vite), 'bin/vite.js'), 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
register()
const { main } = await import('./main.ts')
await main(process.argv.slice(2))
process.exit(0)
