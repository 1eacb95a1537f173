import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, chromium } from 'playwright'
import { BROWSER_ARGUMENTS, findBrowser } from '../../browser.mjs'
import type { WantedParts } from '../in-page/loading.ts'
import type { Probes } from './probes.ts'

export const CPU_SLOWDOWN = 4
const LAST_CORE = cpus().length - 1
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export type Launcher = {
  /** Whether the whole browser shares one core. */
  pinned: boolean
  /** Opens the browser on a profile, with all connections to the operator's port redirected to the link's. */
  open(options: {
    profile: string
    operatorPort: number
    linkPort: number
    onAllCores?: boolean
  }): Promise<BrowserContext>
  /** From now on keeps the operator, the link and this process off that core. */
  leaveToBrowser(): void
  close(): void
}

/**
 * Finds the browser and pins it to one core where the machine allows it, unless all cores are requested: the CPU
 * throttling of the DevTools protocol affects pages only, so a worker on its own core would look too fast.
 */
export async function createLauncher(): Promise<Launcher> {
  const found = await findBrowser()
  if (!found)
    throw new Error('No Chromium found. Install one: apt-get install chromium, or npx playwright install chromium')
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const pinned = LAST_CORE > 0 && spawnSync('taskset', ['-V']).status === 0
  const [onOne, onAll] = pinned
    ? [pinnedTo(found, `${LAST_CORE}`, folder), pinnedTo(found, `0-${LAST_CORE}`, folder)]
    : [found, found]
  return {
    pinned,
    open: ({ profile, operatorPort, linkPort, onAllCores = false }) =>
      chromium.launchPersistentContext(profile, {
        executablePath: onAllCores ? onAll : onOne,
        args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=${leadTo(operatorPort, linkPort)}`],
        locale: 'en-US',
        ...PHONE,
      }),
    leaveToBrowser() {
      if (pinned) spawnSync('taskset', ['-a', '-c', '-p', `0-${LAST_CORE - 1}`, String(process.pid)])
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function pinnedTo(browser: string, cores: string, folder: string): string {
  const script = join(folder, `chromium-${cores}`)
  writeFileSync(script, `#!/bin/sh\nexec taskset -c ${cores} '${browser}' "$@"\n`)
  chmodSync(script, 0o755)
  return script
}

/** The page keeps the operator's addresses; its connections go to the link. */
function leadTo(operatorPort: number, linkPort: number): string {
  return ['localhost', '*.localhost'].map((host) => `MAP ${host}:${operatorPort} 127.0.0.1:${linkPort}`).join(', ')
}

/** A new page on a throttled core; with `wanted`, it watches each of its loads for that content. */
export async function openPage(
  context: BrowserContext,
  { probes, wanted, slowdown = CPU_SLOWDOWN }: { probes: Probes; wanted?: WantedParts; slowdown?: number },
): Promise<Page> {
  const page = await context.newPage()
  const watch = wanted ? `window.__bench.watch(${JSON.stringify(wanted)})` : ''
  await page.addInitScript({ content: `${probes.page};${watch}` })
  await slowDown(page, slowdown)
  return page
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
