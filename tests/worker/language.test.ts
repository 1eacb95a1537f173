import { afterEach, describe, expect, test } from 'vitest'
import * as accountView from '#db/account-view.ts'
import * as lobbyView from '#db/lobby-view.ts'
import * as moneyView from '#db/money-view.ts'
import { lobby as lobbyRows, showTextsIn } from '#db/view.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { BANK_CARD, makePayout } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

describe('another language', () => {
  const world = useWorld()
  afterEach(() => showTextsIn(DEFAULT_LOCALE))
  const asked = async (endpoint: string) => (await world.control.requests({ endpoint })).length
  const pack = async () => {
    const row = await world.db.facts.get('welcomePack')
    return row?.id === 'welcomePack' ? row.title : null
  }

  test('loads the operator’s texts again, once, after a change of language', async () => {
    const tab = await world.open({ locale: 'en' })
    await signUp(tab)
    await world.control.giveBonus({ email: EMAIL, offer: 'welcome-100' })
    const { bonuses, vip, money, lobby, settings, connection } = tab.commands
    good(await bonuses.refreshWelcomePack({}))
    good(await bonuses.checkPromo({ promo: 'WELCOME100' }))
    good(await bonuses.refresh())
    good(await vip.refresh())
    good(await money.refreshBilling())
    good(await lobby.refreshHome())
    expect(await pack()).toMatch(/^Up to/)
    await world.control.clearRequests()

    // As the page does: it reports the shown language first, then saves the choice.
    good(await connection.pageChanged({ locale: 'ru' }))
    good(await settings.setLocale({ locale: 'ru' }))
    await until('the billing', async () => (await world.db.billing.toArray())[0]?.bonus?.name.startsWith('Первый'))
    await until('the pack', async () => (await pack())?.startsWith('До '))
    await until('the club', async () => (await world.db.vipClub.toArray())[0]?.levels[0]?.name === 'Бронза')
    await until('a bonus', async () =>
      (await world.db.bonuses.toArray()).some(({ name }) => name === 'Добро пожаловать: 100'),
    )
    await until('the code', async () => {
      const row = await world.db.facts.get('promo')
      return row?.id === 'promo' && row.bonus?.name === 'Добро пожаловать: 100'
    })
    await until('the home page', async () => (await asked('getLobby')) > 0)
    for (const endpoint of ['getWelcomePack', 'getPromoBonus', 'getVip', 'getBilling']) {
      expect(await asked(endpoint), endpoint).toBe(1)
    }
    // Data that was never requested is not requested now.
    expect(await asked('getPayouts')).toBe(0)
  })

  test('translates payment methods: in the list, of open deposits, of withdrawals and in the history', async () => {
    const tab = await world.open({ locale: 'en' })
    await signUpWith(world, tab, '5000.00')
    await world.control.seedHistory({ email: EMAIL, deposits: 450, withdrawals: 1 })
    const { money, history, connection } = tab.commands
    good(await money.refreshBilling())
    good(await money.openDeposit({ ...BANK_CARD, methodHash: 'mobile-payment' }))
    good(await money.refreshInvoices())
    const card = (await world.db.billing.toArray())[0]?.payouts.find(({ hash }) => hash === 'card-payout')
    if (!card) throw new Error('no card')
    good(await money.withdraw(makePayout(card, minor(50_000), '4242424242424242')))
    good(await money.refreshPayouts())
    // All pages but the oldest, and one kind without translated texts.
    for (const kind of ['deposits', 'withdrawals', 'logins'] as const) good(await history.refresh({ kind }))
    good(await history.older({ kind: 'deposits' }))
    const getTexts = async () => {
      const [billing] = await world.db.billing.toArray()
      const lines = await world.db.history.toArray()
      return {
        methods: billing?.methods.map(({ name }) => name),
        payouts: billing?.payouts.map(({ name }) => name),
        open: (await world.db.invoices.toArray()).map(({ methodName }) => methodName),
        withdrawals: (await world.db.payouts.toArray()).map(({ methodName }) => methodName),
        past: [...new Set(lines.flatMap((line) => ('method' in line ? [line.method] : [])))].toSorted(),
      }
    }
    const coins = ['Bitcoin', 'Tether TRC-20', 'Tether ERC-20']
    expect(await getTexts()).toMatchObject({
      methods: ['Bank card', 'Mobile payment', 'Bank transfer', 'E-wallet', 'Payment kiosk', ...coins],
      open: ['Mobile payment'],
      withdrawals: ['Bank card'],
    })
    await world.control.clearRequests()

    good(await connection.pageChanged({ locale: 'kz' }))
    const inKazakh = {
      methods: ['Банк картасы', 'Мобильді төлем', 'Банк аударымы', 'Электрондық әмиян', 'Төлем терминалы', ...coins],
      payouts: [...coins, 'Банк картасы'],
      open: ['Мобильді төлем'],
      withdrawals: ['Банк картасы'],
      past: ['Bitcoin', 'Банк картасы', 'Мобильді төлем', 'Электрондық әмиян'].toSorted(),
    }
    await expect.poll(getTexts).toEqual(inKazakh)
    // No more history is loaded than is stored here.
    expect((await world.db.history.toArray()).filter(({ kind }) => kind === 'deposits')).toHaveLength(400)
    expect(await asked('getHistory')).toBe(3)
  })

  test('loads the texts once more when a reply in the previous language arrives late', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection } = tab.commands
    const faultId = await world.control.fault({ match: { endpoint: 'getWelcomePack' }, hold: 'after' })
    const late = bonuses.refreshWelcomePack({})
    await world.control.waitForRequests({ match: { endpoint: 'getWelcomePack' } })
    good(await connection.pageChanged({ locale: 'ru' }))
    await world.control.release(faultId)
    good(await late)
    expect(await pack()).toMatch(/^До /)
  })

  test('loads the texts of a language that was chosen offline once online', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection } = tab.commands
    good(await bonuses.refreshWelcomePack({}))
    await connection.pageChanged({ online: false })
    good(await connection.pageChanged({ locale: 'ru' }))
    expect(await pack()).toMatch(/^Up to/)
    await connection.pageChanged({ online: true })
    await until('the Russian one', async () => (await pack())?.startsWith('До '))
  })

  test('shows offline the names of a language that was loaded before, and the last ones in a new language', async () => {
    // The operator of the tests has the same names of games in each language.
    const named = async (game: string) => {
      const patch = { 'shelves.0.games.0.name': game, 'games.0.2': game }
      const match = { path: '/(lobby|catalogue)$' }
      return world.control.fault({ match, kind: 'patch', patch, times: 0 })
    }
    // Before the visit: a catalogue that it has loaded by itself would be up to date.
    const russian = await named('Игра')
    const tab = await world.open({ locale: 'ru' })
    await signUpWith(world, tab, '5000.00')
    await world.control.giveBonus({ email: EMAIL, offer: 'welcome-100' })
    await world.control.giveSpins({ email: EMAIL, offer: 'spins-20', inMs: 86_400_000 })
    await world.control.seedHistory({ email: EMAIL, deposits: 1, withdrawals: 1 })
    const { bonuses, vip, money, lobby, history, connection } = tab.commands
    good(await bonuses.refreshWelcomePack({}))
    good(await bonuses.checkPromo({ promo: 'WELCOME100' }))
    good(await bonuses.refresh())
    good(await vip.refresh())
    good(await money.refreshBilling())
    good(await money.openDeposit({ ...BANK_CARD, methodHash: 'mobile-payment' }))
    const card = (await world.db.billing.toArray())[0]?.payouts.find(({ hash }) => hash === 'card-payout')
    if (!card) throw new Error('no withdrawals to cards')
    good(await money.withdraw(makePayout(card, minor(50_000), '4242424242424242')))
    good(await money.refreshPayouts())
    for (const kind of ['deposits', 'withdrawals'] as const) good(await history.refresh({ kind }))
    good(await lobby.refreshHome())
    good(await lobby.refreshCatalogue())

    const view = { ...accountView, ...lobbyView, ...moneyView, lobby: lobbyRows }
    const all = { from: 0, to: Infinity }
    const shown = async (locale: Locale) => {
      showTextsIn(locale)
      const line = async (kind: 'deposits' | 'withdrawals') =>
        (await view.history(kind, all)).flatMap((row) => ('method' in row ? [row.method] : []))
      return {
        pack: (await view.welcomePack())?.title.slice(0, 3),
        promo: (await view.promo())?.bonus?.name,
        bonus: (await view.bonuses()).map(({ name }) => name).at(-1),
        campaign: (await view.campaigns())[0]?.name,
        waiting: (await view.bonusBoard())?.waiting?.name,
        level: (await view.vip())?.levels[0]?.name,
        method: (await view.billing())?.methods[0]?.name,
        depositBonus: (await view.billing())?.bonus?.name,
        invoice: (await view.openInvoices())[0]?.methodName,
        payout: (await view.payouts())[0]?.methodName,
        past: [...(await line('deposits')), ...(await line('withdrawals'))].join(),
        lobby: (await view.lobby())?.shelves[0]?.games[0]?.name,
        catalogue: (await view.catalogueTable('slots'))?.names.find((name) => /^(Игра|Game)$/.test(name)),
      }
    }
    const inRussian = await shown('ru')
    expect(inRussian).toMatchObject({ pack: 'До ', promo: 'Добро пожаловать: 100', level: 'Бронза', lobby: 'Игра' })
    expect(inRussian).toMatchObject({ catalogue: 'Игра', invoice: 'Мобильный платёж', payout: 'Банковская карта' })

    await world.control.cancelFault(russian)
    await named('Game')
    good(await connection.pageChanged({ locale: 'en' }))
    await until('the catalogue', async () => (await shown('en')).catalogue === 'Game')
    await until('the club', async () => (await shown('en')).level === 'Bronze')
    await until('the history', async () => !/[а-я]/i.test((await shown('en')).past))
    await until('the bonuses', async () => (await shown('en')).bonus === 'Welcome 100')
    await until('the deposit', async () => (await shown('en')).invoice === 'Mobile payment')
    const inEnglish = await shown('en')
    expect(inEnglish).toMatchObject({ pack: 'Up ', promo: 'Welcome 100', lobby: 'Game', payout: 'Bank card' })
    for (const [name, text] of Object.entries(inEnglish)) expect(text, name).not.toMatch(/[а-я]/i)

    await connection.pageChanged({ online: false })
    good(await connection.pageChanged({ locale: 'ru' }))
    expect(await shown('ru')).toEqual(inRussian)
    // Never loaded in Kazakh: the last ones, but for names that the operator sends in all languages at once.
    const kazakh = { method: 'Банк картасы', invoice: 'Мобильді төлем', payout: 'Банк картасы' }
    expect(await shown('kz')).toEqual({ ...inEnglish, ...kazakh })
  })

  test('keeps a valid promo code when the operator fails after a change of language', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection } = tab.commands
    good(await bonuses.checkPromo({ promo: 'WELCOME100' }))
    world.browser.cookies.promo = 'WELCOME100'
    await world.control.clearRequests()
    await world.control.fault({ match: { endpoint: 'getPromoBonus' }, kind: 'reply', status: 502, times: 0 })
    good(await connection.pageChanged({ locale: 'ru' }))
    await until('it is asked for', async () => (await asked('getPromoBonus')) === 1)
    good(await bonuses.refreshWelcomePack({}))
    expect(await world.db.facts.get('promo')).toMatchObject({ promo: 'WELCOME100', bonus: { name: 'Welcome 100' } })
    expect(world.browser.cookies.promo).toBe('WELCOME100')
  })

  test('does not show the texts of an abandoned language after those of the last one', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection, lobby } = tab.commands
    good(await bonuses.refreshWelcomePack({}))
    await world.control.clearRequests()
    const faultId = await world.control.fault({ match: { endpoint: 'getWelcomePack' }, hold: 'after' })
    good(await connection.pageChanged({ locale: 'ru' }))
    await world.control.waitForRequests({ match: { endpoint: 'getWelcomePack' } })
    good(await connection.pageChanged({ locale: 'kz' }))
    // A request that did not wait for the first one would be answered by now.
    good(await lobby.refreshHome())
    expect(await pack()).toMatch(/^Up to/)
    await world.control.release(faultId)
    await until('the Kazakh one', async () => (await pack())?.startsWith('Алғашқы'))
    // By now, every pending reply has arrived.
    good(await lobby.refreshHome())
    expect(await pack()).toMatch(/^Алғашқы/)
  })
})
