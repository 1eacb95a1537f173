import type { BrowserContext, Page } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'

declare global {
  /** Names of the commands that the page has sent to its worker, each with the page's ms. */
  var sentCommands: string[] | undefined
}

const LINES = 25

/** What happened before a test failed: the last commands, calls and console lines, and the state of each page. */
export async function createTrail(context: BrowserContext): Promise<(control: ControlClient) => Promise<string>> {
  const lines: string[] = []
  const started = Date.now()
  const note = (text: string): void => void lines.push(`${Date.now() - started} ms ${text}`)
  const listen = (page: Page): void => {
    page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => note(`error: ${error.message}`))
    page.on('crash', () => note('the page crashed'))
    page.on('worker', (worker) => {
      note('a worker started')
      worker.on('close', () => note('a worker ended'))
    })
    page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`))
  }
  context.on('page', listen)
  context.pages().forEach(listen)
  await context.addInitScript(recordCommands)

  return async (control) => {
    const requests = await control.requests({}).catch(() => [])
    const calls = requests
      .filter(({ path }) => !/^\/assets\/|\.\w+$/.test(path))
      .slice(-LINES)
      .map(({ method, path, status }) => `${status ?? 'open'} ${method} ${path}`)
    const pages = await Promise.all(context.pages().map(describePage))
    const parts = { pages, calls, events: lines.slice(-LINES) }
    return Object.entries(parts)
      .filter(([, each]) => each.length > 0)
      .map(([name, each]) => [`${name}:`, ...each.map((line) => `  ${line}`)].join('\n'))
      .join('\n')
  }
}

/** Runs in the page, before its scripts: commands are messages of Comlink whose first argument is the path. */
function recordCommands(): void {
  const { postMessage } = Worker.prototype
  const sent: string[] = (globalThis.sentCommands = [])
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
    // The shape of Comlink's calls; other messages have no such list.
    const path = (message as { argumentList?: { value?: unknown }[] } | null)?.argumentList?.[0]?.value
    if (Array.isArray(path)) sent.push(`${Math.round(performance.now())} ms ${path.join('.')}`)
    return Reflect.apply(postMessage, this, [message, ...rest])
  }
}

async function describePage(page: Page): Promise<string> {
  const state = page.evaluate(() => ({
    commands: globalThis.sentCommands?.slice(-15) ?? [],
    isVisible: document.visibilityState === 'visible',
    serviceWorker: navigator.serviceWorker?.controller?.state ?? 'none',
  }))
  // A page that hangs must not hold up the report.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 3_000))
  const known = await Promise.race([state, late]).catch(() => null)
  const workers = `${page.workers().length} workers`
  return known
    ? `${page.url()}: ${workers}, service worker ${known.serviceWorker}, commands ${known.commands.join(', ')}`
    : `${page.url()}: ${workers}, gives no answer`
}
