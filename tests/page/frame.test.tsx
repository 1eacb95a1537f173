import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LobbyRow, NotificationRow } from '#db/rows.ts'
import { Form, SignUp } from './pages/forms.ts'
import { bottomBar, button, header, heading, link, main, rail } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const DESK = { width: 1440, height: 900 }
const SUPPORT = new Form(say('support.title'))
const support = page.getByRole('button', { name: say('support.open'), exact: true })
const NOTIFICATION: NotificationRow = {
  id: 1,
  playerId: PLAYER_ID,
  at: 0,
  isRead: false,
  kind: 'verification',
  status: 'success',
}
const LOBBY: LobbyRow = {
  id: 'home',
  shelves: [
    {
      id: 'popular',
      games: [{ id: 'g1', slug: 'jade', name: 'Jade Steppe', provider: 'Altai', kind: 'slots', isNew: false }],
    },
  ],
  version: '1',
  fetchedAt: 0,
}

afterEach(() => page.viewport(DESK.width, DESK.height))

test('the deposit of a guest on a phone begins with a sign-up, with the log-in beside it', async () => {
  await page.viewport(360, 740)
  await openApp('/')
  await button('Deposit', bottomBar).click()
  const signUp = new SignUp()
  await expect.element(signUp.dialog).toBeVisible()
  await expect.element(signUp.button(say('account.logIn'))).toBeVisible()
})

test('from 1024 px the left rail leads to every page', async () => {
  await page.viewport(1024, 740)
  await openApp('/', { fill: signIn })
  const links = rail.getByRole('link')
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Home',
      'Slots',
      'Live casino',
      'Cases',
      'Coinflip',
      'Crash',
      'Dice',
      'Hilo',
      'Keno',
      'Miner',
      'Plinko',
      'Roulette',
      'Rooms',
      'Betting',
      'Tournaments',
      'Top',
      'Bonuses',
      'VIP club',
      'FAQ',
    ])
  await expect.element(bottomBar).not.toBeInTheDocument()
  await expect.element(button('Deposit', header)).toBeVisible()
})

test('at 1440 × 900 px no link of the rail is under the fold', async () => {
  await openApp('/', { fill: signIn })
  const last = link('FAQ', rail)
  await expect.element(last).toBeVisible()
  const list = last.element().closest('nav > div')
  expect(list?.scrollHeight).toBe(list?.clientHeight)
})

test('below 1024 px the bottom bar has the links within reach of the thumb', async () => {
  await page.viewport(1023, 740)
  await openApp('/', { fill: signIn })
  await expect.element(button('Games', bottomBar)).toBeVisible()
  await expect.element(rail).not.toBeInTheDocument()
  for (const name of ['Home', 'Bonuses', 'Profile']) await expect.element(link(name, bottomBar)).toBeVisible()
  await link('Bonuses', bottomBar).click()
  await expect.element(heading('Bonuses')).toBeVisible()
  await expect.element(link('Bonuses', bottomBar)).toHaveAttribute('aria-current', 'page')
  await button('Deposit', bottomBar).click()
  await expect.element(new Form(say('deposit.title')).dialog).toBeVisible()
})

test('the keyboard can skip to the content', async () => {
  await openApp('/')
  await expect.element(button('Log in', header)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  const skip = page.getByRole('link', { name: say('app.skip'), exact: true })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveFocus()
  expect(location.pathname + location.hash).toBe('/')
})

test('an unknown address shows a not-found page with its path, as text', async () => {
  await openApp('/games/<b>bold</b>?x=1')
  const title = page.getByRole('heading', { name: saying('notFound.title', { path: '/games/' }) })
  await expect.element(title).toBeVisible()
  // No colon stands at the end of the line above the address.
  await expect.element(title).toHaveTextContent(/^Page not found\/games\//)
  expect(title.element().querySelector('b')).toBeNull()
})

test('a not-found page leads home', async () => {
  await openApp('/no/such/page')
  const title = heading(say('notFound.title', { path: '/no/such/page' }))
  await expect.element(title).toBeVisible()
  // The colon between words and address is heard and not seen, as they stand on two lines.
  await expect.element(title).toHaveTextContent(/^[^:]*$/)
  await link(say('errorPage.start')).click()
  await expect.poll(() => location.pathname).toBe('/')
})

test('/error says that something went wrong, and how to go on', async () => {
  await openApp('/error', { fill: ({ lobby }) => lobby.put(LOBBY) })
  await expect.element(heading('Something went wrong')).toBeVisible()
  await link(say('errorPage.start')).click()
  await expect.poll(() => location.pathname).toBe('/')
  await expect.element(page.getByRole('region', { name: 'Popular' }).getByRole('link').first()).toBeVisible()
})

async function openSupport() {
  await openApp('/', {
    fill: ({ facts }) =>
      facts.put({
        id: 'settings',
        affiliateUrl: null,
        telegramUrl: 'https://channel.tulpar.example/',
        fetchedAt: 0,
      }),
  })
  await support.click()
  await expect.element(SUPPORT.dialog).toBeVisible()
}

test('support has the contacts of the operator, and gives the focus back', async () => {
  await openSupport()
  const links = SUPPORT.dialog.getByRole('link')
  await expect
    .element(link(say('support.telegram'), SUPPORT.dialog))
    .toHaveAttribute('href', 'https://channel.tulpar.example/')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    say('support.howToComplain'),
    say('support.telegram'),
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(SUPPORT.dialog).not.toBeInTheDocument()
  await expect.element(support).toHaveFocus()
})

test('support searches the answers of the FAQ, despite typos', async () => {
  await openSupport()
  await SUPPORT.dialog.getByRole('searchbox', { name: say('faq.search'), exact: true }).fill('withdrawl')
  await userEvent.keyboard('{Enter}')
  await expect.element(SUPPORT.dialog).not.toBeInTheDocument()
  const search = page.getByRole('searchbox', { name: say('faq.search'), exact: true })
  await expect.element(search).toHaveValue('withdrawl')
  const found = () => [...document.querySelectorAll('mark')].filter((mark) => mark.checkVisibility())
  await expect.poll(() => found().map(({ textContent }) => textContent)).toContain('withdrawal')
})

test('a data section that cannot be read says so, and the focus stays when its button goes', async () => {
  const { worker, database } = await openApp('/', {
    commands: {
      lobby: {
        refreshHome: async () => {
          await database.lobby.put(LOBBY)
          await database.facts.put({ id: 'problems', parts: {} })
          return { ok: true, value: undefined }
        },
      },
    },
    fill: ({ facts }) => facts.put({ id: 'problems', parts: { lobby: 'contract' } }),
  })
  const problem = main.getByRole('alert')
  await expect.element(problem).toHaveTextContent(say('error.contract'))
  await expect.element(problem).not.toHaveTextContent(say('part.lastGood'))
  const again = button('Try again', problem).element()
  again.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(problem).not.toBeInTheDocument()
  expect(worker.getArguments('lobby.refreshHome')).toHaveLength(1)
  await expect.poll(() => document.activeElement?.closest('main') !== null).toBe(true)
})

test('a data section promises the last good data only if it is shown', async () => {
  await openApp('/', {
    fill: async ({ facts, lobby }) => {
      await lobby.put(LOBBY)
      await facts.put({ id: 'problems', parts: { lobby: 'contract' } })
    },
  })
  await expect.element(main.getByRole('alert')).toHaveTextContent(say('part.lastGood'))
  await expect.element(page.getByRole('region', { name: 'Popular' }).getByRole('link').first()).toBeVisible()
})

test('a player’s header has the notifications and says the level in the club, once it is stored', async () => {
  await page.viewport(DESK.width, DESK.height)
  const { database } = await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      await database.notifications.put(NOTIFICATION)
    },
  })
  await expect.element(header.getByRole('link', { name: say('notifications.open', { count: 1 }) })).toBeVisible()
  await expect.element(header.getByText('Silver')).not.toBeInTheDocument()
  await database.vipClub.put({
    playerId: PLAYER_ID,
    level: 'silver',
    points: 12_000,
    nextAt: 20_000,
    levels: [
      { id: 'silver', name: 'Silver', points: 10_000, benefits: [] },
      { id: 'gold', name: 'Gold', points: 20_000, benefits: [] },
    ],
    requested: false,
    fetchedAt: 0,
  })
  const label = `${say('vip.level', { name: 'Silver' })}. ${say('vip.next', { points: 8000 })}`
  await expect.element(header.getByText(label)).toBeInTheDocument()
  expect(document.documentElement.style.getPropertyValue('--level-share')).toBe('0.2')
})
