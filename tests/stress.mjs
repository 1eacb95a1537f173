import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run/commands.mjs'
import { readPlaywright } from './run/reports.mjs'

/**
 * `npm run test:stress -- [files] [--repeat 10] [--seed 7]`: runs browser tests again and again beside a busy loop on
 * each core, the files in random order. Needs a build (`npm run build`).
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '3' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const files = positionals.length > 0 ? positionals : ['tests/e2e', 'tests/faults'].flatMap(specsIn)
const scratch = mkdtempSync(join(tmpdir(), 'stress-'))
const report = join(scratch, 'report.json')
const busy = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
process.on('exit', () => busy.forEach((loop) => loop.kill()))

console.log(`seed ${seed}: ${files.length} files, each test ${values.repeat} times`)
let [passed, failed] = [0, 0]
const reasons = []
for (const file of shuffled(files.toSorted(), seed)) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  await run(['playwright', 'test', file, `--repeat-each=${values.repeat}`], env)
  const result = existsSync(report)
    ? readPlaywright(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, reasons: [`${file}: no report`] }
  rmSync(report, { force: true })
  passed += result.passed
  failed += result.failed
  reasons.push(...result.reasons)
}
rmSync(scratch, { recursive: true, force: true })
if (reasons.length > 0) console.log(`\n${reasons.join('\n')}`)
console.log(`\nseed ${seed}: ${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function specsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(folder, file))
}

/** In an order that follows from the seed (mulberry32). */
function shuffled(list, from) {
  let state = from
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  const order = list.map((item) => ({ item, at: draw() }))
  return order.toSorted((one, other) => one.at - other.at).map(({ item }) => item)
}
