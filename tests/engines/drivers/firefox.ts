import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type Driver, callText, clickActions, keyActions } from './driver.ts'
import { startProgram } from './processes.ts'

const PREFERENCES = {
  'intl.accept_languages': 'en-US, en',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  // Nothing may wait for a missing network.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'toolkit.telemetry.server': '',
}

type Send = (method: string, params: object) => Promise<unknown>
type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string }

/** Headless Firefox through WebDriver BiDi, its native protocol. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const given = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const firefox = startProgram(program, given)
  const [, address] = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/)
  const { send, end } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const [blank] = await tabs(send)
  const first = await createTab(send)
  // The initial tab never gets the focus: a page in it receives keys, but they press no button.
  await send('browsingContext.close', { context: blank })
  return createDriver(send, first, async () => {
    end()
    await firefox.end()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
}

function createDriver(send: Send, first: string, close: () => Promise<void>): Driver {
  let context = first
  const act = async (actions: unknown[]): Promise<void> =>
    void (await send('input.performActions', { context, actions }))
  return {
    // When a page is left while it loads, its navigation fails, and that may be reported as an error of the next one.
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(work, ...given) {
      const asked = { expression: callText(work, given), target: { context }, awaitPromise: true }
      // The result type of script.evaluate.
      const { result, exceptionDetails } = (await send('script.evaluate', asked)) as {
        result: { value: string }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    click: (x, y) => act(clickActions(x, y)),
    press: (keys) => act(keyActions(keys)),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async openTab() {
      context = await createTab(send)
    },
    async closeOtherTabs() {
      const others = (await tabs(send)).filter((tab) => tab !== first)
      for (const tab of others) await send('browsingContext.close', { context: tab })
      context = first
      await send('browsingContext.activate', { context })
      return others.length
    },
    close,
  }
}

async function tabs(send: Send): Promise<string[]> {
  // The result type of browsingContext.getTree.
  const { contexts } = (await send('browsingContext.getTree', { maxDepth: 0 })) as { contexts: { context: string }[] }
  return contexts.map(({ context }) => context)
}

async function createTab(send: Send): Promise<string> {
  // The result type of browsingContext.create.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  return context
}

/** A connection for commands; each is answered with its id. */
async function connect(address: string): Promise<{ send: Send; end: () => void }> {
  const socket = new WebSocket(address)
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void; method: string }>()
  let last = 0
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (data: Buffer) => {
    const { id = 0, type, result, error, message }: Answer = JSON.parse(data.toString())
    const asked = open.get(id)
    open.delete(id)
    if (type === 'error') asked?.reject(new Error(`${asked.method}: ${error}: ${message}`))
    else asked?.resolve(result)
  })
  socket.on('close', () => open.forEach(({ reject, method }) => reject(new Error(`${method}: the browser has gone`))))
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      open.set((last += 1), { resolve, reject, method })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, end: () => socket.terminate() }
}
