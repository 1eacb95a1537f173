import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a package's command with Node directly, without a shell or npx; resolves to its exit code. */
export function run([name, ...rest], env = {}) {
  const child = spawn(process.execPath, [binary(name), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', ...env },
  })
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** "12.3 s" since a time of `Date.now()`. */
export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}

/** "12.3 processor minutes": the time of all commands on all cores, which a busy machine does not change. */
export function processorMinutes() {
  // Of this process and of those that it waited for, with their own, in clock ticks of 10 ms: proc(5).
  const fields = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8').split(' ') : []
  const ticks = fields.slice(13, 17).reduce((sum, field) => sum + Number(field), 0)
  return ticks > 0 ? `${(ticks / 6_000).toFixed(1)} processor minutes` : ''
}

function binary(name) {
  const owner = { tsc: 'typescript', playwright: '@playwright/test' }[name] ?? name
  const home = join('node_modules', owner)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, typeof bin === 'string' ? bin : bin[name])
}
