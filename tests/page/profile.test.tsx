import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { SeedPairRow } from '#db/rows.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { Form, SignUp } from './pages/forms.ts'
import { LogIn } from './pages/login-forms.ts'
import { balance, button, heading, link, main } from './pages/page-frame.ts'
import { betLine, waitingInvoice, wholeHistory } from './support/account-rows.ts'
import { diceRound } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

/** Without a seed pair no bet can be placed. */
const DICE_SEEDS: SeedPairRow = {
  serverSeedHash: 'ab'.repeat(32),
  playerId: PLAYER_ID,
  game: 'dice',
  clientSeed: 'steppe',
  nonce: 0,
  serverSeed: null,
  active: 1,
  revealedAt: null,
}
const payIn = new Form(say('deposit.title'))
const invoice = page.getByTestId('invoice')
const goOn = button(say('profile.goOnPaying'))
const sections = page.getByRole('navigation', { name: say('profile.sections'), exact: true })

beforeEach(() => page.viewport(1_280, 900))

test('the profile offers a guest to log in or sign up', async () => {
  await openApp('/profile')
  await button(say('guest.enter')).click()
  await expect.element(new LogIn().dialog).toBeVisible()
  await new LogIn().button('Close').click()
  await button(say('home.guest.join')).click()
  await expect.element(new SignUp().dialog).toBeVisible()
})

test.each(['access', 'bonuses', 'history', 'setting'])('a guest can log in at /profile/%s', async (section) => {
  await openApp(`/profile/${section}`)
  await expect.element(button(say('guest.enter'))).toBeVisible()
})

async function standsAt(name: string, title: string): Promise<void> {
  await expect.element(main.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible()
  await expect.element(link(name, sections)).toHaveAttribute('aria-current', 'page')
}

test.each(LOCALES)('a phone shows all sections of the profile at once, in %s', async (locale) => {
  await page.viewport(360, 740)
  await openApp('/profile', { locale, fill: signIn })
  const links = main.getByRole('navigation').getByRole('link')
  await expect.poll(() => links.elements()).toHaveLength(6)
  const [nav] = main.getByRole('navigation').elements()
  for (const each of links.elements()) {
    const { left, right } = each.getBoundingClientRect()
    expect([left >= 0, right <= document.documentElement.clientWidth], each.textContent).toEqual([true, true])
  }
  expect(nav?.scrollWidth).toBe(nav?.clientWidth)
})

test('each section of the profile has its own address and opens by keyboard', async () => {
  // A trailing slash is ignored, as in every other address.
  await openApp('/profile/access/', {
    fill: async (database) => {
      await signIn(database)
      await database.bonusBoard.put({ playerId: PLAYER_ID, waiting: null, fetchedAt: 0 })
    },
  })
  await standsAt('Access', 'Password')
  for (const [name, path, title] of [
    ['Bonuses', '/profile/bonuses', say('promo.title')],
    ['Access', '/profile/access', 'Password'],
    ['Settings', '/profile/setting', 'Settings'],
  ] as const) {
    link(name, sections).element().focus()
    await userEvent.keyboard('{Enter}')
    await standsAt(name, title)
    expect(location.pathname).toBe(path)
    await expect.poll(() => document.title).toMatch(new RegExp(`^${name} · `))
    await expect.element(main).toHaveFocus()
  }
  history.back()
  await standsAt('Access', 'Password')
})

test('an unknown section of the profile is not found', async () => {
  await openApp('/profile/no-such', { fill: signIn })
  await expect.element(heading(say('notFound.title', { path: '/profile/no-such' }))).toBeVisible()
})

test('the profile shows the player and the balance', async () => {
  await openApp('/profile', {
    fill: async (database) => {
      await signIn(database, { wallet: { currency: 'EUR', balance: minor(123_456) } })
      await database.historyExtents.put(wholeHistory('bets', 0))
    },
  })
  // The amount of the wallet stands before its buttons.
  await expect.element(main).toHaveTextContent(/€1,234\.56\s*Deposit/)
  await expect.element(main).toHaveTextContent(say('profile.noRounds'))
  const facts = main.getByRole('definition')
  await expect.element(facts.filter({ hasText: /^1001/ })).toBeVisible()
  await expect.element(facts.filter({ hasText: 'aru@example.com' })).toHaveTextContent(say('profile.notVerified'))
  await expect.element(facts.filter({ hasText: 'Almaty, UTC+5' })).toBeVisible()
  await expect.element(balance).toHaveAttribute('data-value', '1234.56')
})

test('a balance that is not known is a dash, and no bet can be placed', async () => {
  await openApp('/games/dice', {
    fill: async (database) => {
      await signIn(database, { wallet: { balance: null } })
      await database.seedPairs.put(DICE_SEEDS)
    },
  })
  await expect.element(balance).toHaveTextContent('—')
  await expect.element(balance).not.toHaveAttribute('data-value')
  await expect.element(button('Roll')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main).toHaveTextContent(say('bet.off.noBalance'))
})

async function openWithInvoices(fill: (database: MyDatabase) => Promise<unknown>) {
  const { worker, database } = await openApp('/profile', {
    commands: {
      money: {
        cancelDeposit: async ({ invoiceId }) => {
          await database.invoices.update(invoiceId, { status: 'declined' })
          return { ok: true, value: 'declined' }
        },
      },
    },
    fill: async (filled) => {
      await signIn(filled)
      await fill(filled)
    },
  })
  return worker
}

test('the profile leads back to an open deposit', async () => {
  await openWithInvoices(({ invoices }) => invoices.put(waitingInvoice('1')))
  await expect.element(main).toHaveTextContent('Mobile payment')
  await goOn.click()
  await expect.element(invoice).toHaveAttribute('data-status', 'waiting')
  await expect.element(invoice).toHaveTextContent('Mobile payment')
})

test('the profile leads back to the deposit whose button was pressed, also to the older of two', async () => {
  const older = waitingInvoice('1')
  const newer = { methodName: 'Bank card', amount: minor(50_000), createdAt: older.createdAt + 1 }
  const worker = await openWithInvoices(({ invoices }) => invoices.bulkPut([older, waitingInvoice('2', newer)]))
  await expect.element(goOn.nth(1)).toHaveAccessibleDescription(/Mobile payment.*300/)
  await expect.element(goOn.nth(0)).toHaveAccessibleDescription(/Bank card.*500/)
  await goOn.nth(1).click()
  await expect.element(invoice).toHaveTextContent('Mobile payment')
  await payIn.button(say('deposit.invoice.cancel')).click()
  await payIn.button(say('deposit.invoice.cancel.yes')).click()
  await expect.element(invoice).toHaveAttribute('data-status', 'declined')
  expect(worker.getArguments('money.cancelDeposit')).toEqual([{ invoiceId: '1' }])
  await payIn.button('Close').click()
  await expect.element(goOn).toHaveAccessibleDescription(/Bank card.*500/)
  await goOn.click()
  await expect.element(invoice).toHaveTextContent('Bank card')
  await expect.element(invoice).toHaveAttribute('data-status', 'waiting')
})

test('the last rounds of every game are listed, an open one with a way back to its table', async () => {
  await openApp('/profile', {
    fill: async (database) => {
      await signIn(database)
      await database.historyExtents.put(wholeHistory('bets', 0))
      await database.history.put(betLine(Date.now()))
      const keno = { ...betLine(Date.now() + 2_000), game: 'keno', amount: minor(1_000) } as const
      await database.history.put(keno)
      await database.rounds.put({
        ...diceRound(PLAYER_ID, { at: Date.now() + 1_000 }),
        id: 'open',
        game: 'miner',
        status: 'open',
        payout: minor(0),
        bet: { mines: 3 },
        state: { opened: [], mines: null },
      })
    },
  })
  const rounds = page.getByRole('list', { name: say('profile.lastRounds'), exact: true })
  await expect
    .poll(() =>
      rounds
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Keno.*₽10\.00/),
      expect.stringMatching(/^Miner.*In progress/),
      expect.stringMatching(/^Dice.*₽7\.50/),
    ])
  const goOnPlaying = link(say('profile.goOnPlaying', { game: 'Miner' }), rounds)
  await expect.element(goOnPlaying).toHaveAttribute('href', '/games/miner')
  const check = link(say('history.openRound', { game: 'Keno' }), rounds)
  await expect.element(check).toHaveAttribute('href', expect.stringMatching(/^\/fairness\/keno\?round=/))
  await link(say('history.myBets')).click()
  await expect.poll(() => location.pathname).toBe('/profile/history')
})
