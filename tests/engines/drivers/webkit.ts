import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Driver, callText, clickActions, keyActions } from './driver.ts'
import { startProgram } from './processes.ts'
import { wait } from '#domain/browser/wait.ts'

const SCRIPT_MS = 60_000
const PAGE_MS = 120_000
const LOOK_EVERY_MS = 100
/** Without it the tool bar prevents a window as narrow as a phone. */
const NARROW_TOOL_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }'
/** Makes the page match `prefers-reduced-motion`. */
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n'

const NO_PAGE_CACHE = ['--automation', '--enable-page-cache=false']

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
type Size = { width: number; height: number }

/**
 * WebKitGTK's MiniBrowser on its own virtual screen, through WebDriver over HTTP; without a back/forward cache unless it
 * is asked for.
 */
export async function startWebKit({ hasPageCache }: { hasPageCache: boolean }): Promise<Driver> {
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1800x1200x24', '-nolisten', 'tcp'])
  const [display] = await screen.says(/^\d+(?=\n)/m)
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOL_BAR)
  await writeFile(join(home, 'gtk-3.0/settings.ini'), REDUCED_MOTION)
  const port = await freePort()
  const service = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    LANG: 'en_US.UTF-8',
    XDG_CONFIG_HOME: home,
  })
  const send = sender(`http://127.0.0.1:${port}`)
  await untilReady(send)
  // The response to a new session contains its id.
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: SCRIPT_MS, pageLoad: PAGE_MS },
        ...(hasPageCache ? {} : { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: NO_PAGE_CACHE } }),
      },
    },
  })) as { sessionId: string }
  const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const first = (await session('GET', '/window')) as string
  return createDriver(session, first, async () => {
    await send('DELETE', `/session/${sessionId}`).catch(() => undefined)
    await service.end()
    await screen.end()
    await rm(home, { recursive: true, force: true })
  })
}

/** Debian installs MiniBrowser outside PATH, in the folder of the machine's architecture. */
function findMiniBrowser(): string {
  for (const name of readdirSync('/usr/lib')) {
    const path = join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser')
    if (existsSync(path)) return path
  }
  throw new Error('no MiniBrowser in /usr/lib')
}

function createDriver(send: Send, first: string, close: () => Promise<void>): Driver {
  const act = async (actions: unknown[]): Promise<void> => void (await send('POST', '/actions', { actions }))
  const driver: Driver = {
    open: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back', {})),
    async run(work, ...given) {
      const script = `return ${callText(work, given)}`
      // Safe: `callText` returns the value as JSON.
      return JSON.parse((await send('POST', '/execute/sync', { script, args: [] })) as string)
    },
    click: (x, y) => act(clickActions(x, y)),
    press: (keys) => act(keyActions(keys)),
    async resize(width, height) {
      const { width: outer, height: outerHeight } = (await send('GET', '/window/rect')) as Size
      const inner = await driver.run(() => ({ width: innerWidth, height: innerHeight }))
      // The window has a frame and a tool bar around the viewport.
      await send('POST', '/window/rect', {
        width: width + outer - inner.width,
        height: height + outerHeight - inner.height,
      })
    },
    async openTab() {
      const size = await driver.run(() => ({ width: innerWidth, height: innerHeight }))
      // A window, as MiniBrowser leaves a tab opened by a driver in the background.
      const { handle } = (await send('POST', '/window/new', { type: 'window' })) as { handle: string }
      await send('POST', '/window', { handle })
      await driver.resize(size.width, size.height)
    },
    async closeOtherTabs() {
      const handles = (await send('GET', '/window/handles')) as string[]
      const others = handles.filter((handle) => handle !== first)
      for (const handle of others) {
        await send('POST', '/window', { handle })
        await send('DELETE', '/window')
      }
      await send('POST', '/window', { handle: first })
      return others.length
    },
    close,
  }
  return driver
}

function sender(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    // The type of every WebDriver response.
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return void (await send('GET', '/status'))
    } catch (error) {
      if (tries * LOOK_EVERY_MS > SCRIPT_MS) throw error
      await wait(LOOK_EVERY_MS)
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // Safe: a listening TCP server has an AddressInfo.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
