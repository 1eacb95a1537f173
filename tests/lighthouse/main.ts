import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import * as v from 'valibot'
import { theCatalogue } from '../operator/catalogue/make.ts'
import { startOperator } from '../operator/operator.ts'
import { findTestBrowser } from '../browser.mjs'

/** Downloaded on use: with its 200 packages it takes 185 MB, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const [game] = theCatalogue().games

const ROUTES = [
  '/',
  '/games/slots',
  '/games/live-casino',
  `/games/slots/${game?.[1] ?? ''}/demo`,
  '/games/dice',
  '/games/plinko',
  '/games/coinflip',
  '/games/hilo',
  '/games/keno',
  '/games/miner',
  '/games/roulette',
  '/games/roulette/wheel',
  '/games/cases',
  '/fairness',
  '/bonuses',
  '/welcome-pack',
  '/vip-club',
  '/faq',
  '/policy/en/user-agreement',
]

const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) }),
  ),
})
type Report = v.InferOutput<typeof report>

/** Runs Lighthouse on each route several times, and prints the medians of its scores and what lowered them. */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  })
  const operator = await startOperator({ site: process.env['SITE'] ?? 'dist' })
  // A first run warms up: the operator generates its catalogue, and the browser is read from disk.
  await ask(operator.address)
  console.log(`${'route'.padEnd(44)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`)
  for (const route of positionals.length > 0 ? positionals : ROUTES) {
    const reports: Report[] = []
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await ask(`${operator.address}${route}`))
    const marks = CATEGORIES.map((name) => median(reports.map((each) => each.categories[name]?.score ?? 0)))
    console.log(`${route.padEnd(44)}${marks.map((mark) => String(Math.round(mark * 100)).padStart(16)).join('')}`)
    for (const line of lost(reports)) console.log(`    ${line}`)
  }
  await operator.stop()
}

/** Chromium sometimes records a trace without its beginning: such a run is invalid and repeated. */
async function ask(address: string, triesLeft = 3): Promise<Report> {
  try {
    return await lighthouse(address)
  } catch (cause) {
    if (triesLeft <= 1 || !String(cause).includes('NO_NAVSTART')) throw cause
    return await ask(address, triesLeft - 1)
  }
}

async function lighthouse(address: string): Promise<Report> {
  const browser = await findTestBrowser()
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) }, maxBuffer: 64_000_000 },
  )
  return v.parse(report, JSON.parse(stdout))
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** The audits below the full score in any run. */
function lost(reports: readonly Report[]): string[] {
  const lines = reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': ')),
  )
  return [...new Map(lines.map((line) => [line.split(':')[0], line])).values()]
}
