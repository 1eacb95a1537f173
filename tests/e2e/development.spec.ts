import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { casinoOn } from './pages/casino.ts'
import { expect, test } from './support/fixtures.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts what `npm run dev` starts, and gives its address. */
async function develop(): Promise<{ address: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['tests/operator/start.mjs', '--dev', '--data=:memory:'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    server.on('exit', (code) => reject(new Error(`the development server ended with ${code}`)))
  })
  return { address: `http://localhost:${port}`, server }
}

test('the development server opens the app from the sources, worker and service worker included', async ({
  page,
  quiet,
}) => {
  // Vite and React say hello to developers.
  quiet.allow(/^(debug|info): /)
  const { address, server } = await develop()
  try {
    await page.goto(`${address}/games/dice`)
    const { dice, frame } = casinoOn(page)
    await expect(dice.roll).toBeVisible()
    await frame.goTo('Slots')
    await casinoOn(page).slots.counts('9,400 games')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('/sw.js')
  } finally {
    // A page that is still open tells of a server that goes.
    await page.goto('about:blank')
    server.kill()
  }
})
