import { execFileSync } from 'node:child_process'
import { run, seconds } from './run/commands.mjs'

/** `npm run check`: the code, and the tests of what changed since `main`, before a commit. */

const started = Date.now()
const steps = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--deny-warnings']],
  ['unused', ['knip']],
  ['types', ['tsc', '-b']],
  ['tests of what changed', ['vitest', 'run', '--passWithNoTests', '--changed', base()]],
]
const failed = []
for (const [name, command] of steps) if ((await run(command)) !== 0) failed.push(name)
console.log(failed.length === 0 ? `ok (${seconds(started)})` : `FAIL: ${failed.join(', ')} (${seconds(started)})`)
process.exit(failed.length === 0 ? 0 : 1)

/** The branch that a change is compared with; the last commit where there is no such branch. */
function base() {
  const isThere = (name) => {
    try {
      return execFileSync('git', ['rev-parse', '--verify', '--quiet', name]).length > 0
    } catch {
      return false
    }
  }
  return ['main', 'origin/main'].find(isThere) ?? 'HEAD'
}
