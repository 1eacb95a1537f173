import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { loginByEmail } from '#endpoints/login.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import { theCatalogue } from '../operator/catalogue/make.ts'
import { createCaller } from '../operator/caller.ts'
import { DEMO_BALANCE, DEMO_EMAIL, DEMO_PASSWORD } from '../operator/demo-account.ts'
import { casinoOn } from './pages/casino.ts'
import { ProvidedGame } from './pages/provided-game.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say } from './support/texts.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts the development server as `npm run dev` does, and returns its address. */
async function develop(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ address: string; server: ChildProcess; port: number }> {
  const port = await freePort()
  const server = spawn(process.execPath, ['tests/operator/start.mjs', '--dev', '--data=:memory:'], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    server.on('exit', (code) => reject(new Error(`the development server ended with ${code}`)))
  })
  return { address: `http://localhost:${port}`, server, port }
}

test('the development server opens the app from the sources with its worker and service worker', async ({
  page,
  quiet,
}) => {
  // Vite and React log greetings for developers.
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
    // A page that is still open would log errors when its server stops.
    await page.goto('about:blank')
    server.kill()
  }
})

test('a provider’s sportsbook from the settings opens at /betting in the game frame for players', async ({
  context,
  page,
  quiet,
}) => {
  quiet.allow(/^(debug|info): /)
  quiet.allow(OPERATOR_GONE)
  const slug = theCatalogue().games.find((row) => row[4] === 'slots')?.[1]
  const { address, server, port } = await develop({ VITE_BETTING_PROVIDER: slug })
  try {
    await page.goto(`${address}/betting`)
    await expect(page.getByRole('heading', { name: 'Betting', level: 1 })).toBeVisible()
    await expect(page.getByText(say('betting.frame.guest'))).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Soon' })).toHaveCount(0)

    const login = await createCaller(port)(loginByEmail, { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } })
    const token = login.ok ? login.reply.token : null
    if (!token) throw new Error('the demo account cannot log in')
    await context.addCookies([{ name: 'token', value: token, url: address }])
    await page.reload()
    const frame = page.locator('iframe[title="Betting"]')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    const game = new ProvidedGame(frame.contentFrame())
    await game.isOpen()
    const { stake, payout } = await game.play()
    await casinoOn(page).frame.hasBalance(toDecimal(minor(DEMO_BALANCE + payout - stake)))

    await context.setOffline(true)
    await expect(page.getByText(say('betting.frame.connectionGone'))).toBeVisible()
  } finally {
    await context.setOffline(false)
    await page.goto('about:blank')
    server.kill()
  }
})
