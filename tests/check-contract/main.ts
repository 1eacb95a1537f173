import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncApi } from '../operator/asyncapi.ts'
import { openApi } from '../operator/openapi.ts'
import { freePort, untilListening } from '../servers/servers.ts'

/**
 * `npm run check-contract`: lints the documents of the contract with Redocly and Spectral, and asks a Prism mock of the
 * OpenAPI document for a profile. The tools are fetched by npx, as they are larger than all packages of the app.
 */
const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'
const PRISM = '@stoplight/prism-cli@5.16.0'

const RULES = {
  extends: ['spectral:oas', 'spectral:asyncapi'],
  rules: {
    // The contract is a page of this repository and has no address.
    'asyncapi-info-contact-properties': 'off',
    // Tools for 3.0 are more common.
    'asyncapi-latest-version': 'off',
  },
}

const folder = mkdtempSync(join(tmpdir(), 'tulpar-contract-'))
try {
  process.exitCode = await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<number> {
  const openapi = write('openapi.json', openApi())
  const asyncapi = write('asyncapi.json', asyncApi())
  const rules = write('rules.json', RULES)
  const lint = ['lint', '--fail-severity', 'warn', '--ruleset', rules]
  // Its paths are as the operator's specification prints them: /tournaments/{id}/leaders beside /tournaments/join/{key}.
  const passed = [
    run(REDOCLY, ['lint', openapi, '--skip-rule', 'no-ambiguous-paths']),
    run(SPECTRAL, [...lint, openapi]),
    run(SPECTRAL, [...lint, asyncapi]),
    await mocks(openapi),
  ]
  return passed.every(Boolean) ? 0 : 1
}

function write(name: string, content: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content, null, 2))
  return file
}

function run(tool: string, words: readonly string[]): boolean {
  print(`\n${tool}`)
  return spawnSync('npx', ['--yes', tool, ...words], { stdio: 'inherit' }).status === 0
}

/** Whether Prism serves the examples of the document; `npm test` starts the app on the same examples. */
async function mocks(openapi: string): Promise<boolean> {
  print(`\n${PRISM}`)
  const port = await freePort()
  const child = spawn('npx', ['--yes', PRISM, 'mock', openapi, '-p', `${port}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    await untilListening(child, port)
    const reply = await fetch(`http://127.0.0.1:${port}/profile/user`, { headers: { authorization: 'Bearer token-1' } })
    print(`GET /profile/user: ${reply.status} ${await reply.text()}`)
    return reply.ok
  } finally {
    stop(child)
  }
}

/** Ends npx and the server that it started, which are one process group. */
function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
