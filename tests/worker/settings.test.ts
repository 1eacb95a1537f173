import { afterEach, describe, expect, test, vi } from 'vitest'
import * as accountView from '../../worker/db/account-view.ts'
import * as lobbyView from '../../worker/db/lobby-view.ts'
import * as moneyView from '../../worker/db/money-view.ts'
import { lobby as lobbyRows, showTextsIn, viewer } from '../../worker/db/view.ts'
import { DEFAULT_LOCALE, type Locale } from '../../worker/domain/account/locales.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { QUEUE_PATH } from '../../worker/domain/protocol/queued-call.ts'
import { BANK_CARD, payoutOf } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
describe('a player’s setting', () => {
  const world = useWorld()
  const SETTINGS = { endpoint: 'updateSettings' }
  const player = async () => (await viewer()).player
  const playerId = async () => (await world.db.session.get('current'))?.playerId ?? ''
  const told = async () =>
    (await world.control.requests(SETTINGS)).map(({ body, status }) => [JSON.parse(body ?? 'null'), status])
  /** Signs up in a tab; the language that is sent at signup is no longer in the request log. */
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.clearRequests()
    return tab
  }
  afterEach(() => vi.unstubAllGlobals())
  const nobodyIsThere = () =>
    until('the loss', async () => {
      const row = await world.db.facts.get('connection')
      return row?.id === 'connection' && !row.reachable
    })

  test('sends a setting at once and stores it in the profile', async () => {
    const tab = await openPlayer()
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))).toEqual({ queued: null })
    expect(await told()).toEqual([[{ timezone: 'Asia/Tokyo' }, 200]])
    expect((await world.db.players.toArray())[0]?.timezone).toBe('Asia/Tokyo')
    expect((await viewer()).chosen).toEqual({})
    good(await tab.commands.settings.choose({ isAvatarHidden: true, isStatisticsHidden: true }))
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ timezone: 'Asia/Tokyo', isAvatarHidden: true, isStatisticsHidden: true })
  })

  test('shows a setting at once without a network, and later sends only the last choice', async () => {
    const tab = await openPlayer()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await nobodyIsThere()
    for (const isAvatarHidden of [true, false, true]) {
      expect(good(await tab.commands.settings.choose({ isAvatarHidden }))).toEqual({ queued: 'offline' })
    }
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    good(await tab.commands.settings.setLocale({ locale: 'kz' }))
    expect(await player()).toMatchObject({ isAvatarHidden: true, timezone: 'Asia/Tokyo', locale: 'kz' })
    expect((await viewer()).chosen).toEqual({ isAvatarHidden: true, timezone: 'Asia/Tokyo', locale: 'kz' })
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await told()).toEqual([
      [{ is_avatar_hidden: true }, 200],
      [{ timezone: 'Asia/Tokyo' }, 200],
      [{ locale: 'kz' }, 200],
    ])
    expect((await world.db.players.toArray())[0]).toMatchObject({ isAvatarHidden: true, timezone: 'Asia/Tokyo' })
  })

  test('sends the later choice when a setting changes while the previous one is being enqueued', async () => {
    const tab = await openPlayer()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await nobodyIsThere()
    const ask = fetch
    let later: Promise<unknown> | undefined
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (input === QUEUE_PATH && !later) {
        later = tab.commands.settings.choose({ timezone: 'Asia/Omsk' })
        await until('the later choice', async () => (await player())?.timezone === 'Asia/Omsk')
      }
      return ask(input, init)
    })
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    await later
    vi.unstubAllGlobals()
    await world.control.startListening()
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await told()).toEqual([[{ timezone: 'Asia/Omsk' }, 200]])
  })

  test('keeps a pending setting when a profile does not contain it yet', async () => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 503, times: 0 })
    expect(good(await tab.commands.settings.choose({ isStatisticsHidden: true }))).toEqual({ queued: 'operator' })
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ isStatisticsHidden: true })
    expect((await viewer()).chosen).toEqual({ isStatisticsHidden: true })
  })

  test.each([
    [500, 'operator'],
    [429, 'tooMany'],
  ] as const)('returns the error for which a setting is enqueued while online: %i', async (status, queued) => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status, times: 0 })
    expect(good(await tab.commands.settings.choose({ isStatisticsHidden: true }))).toEqual({ queued })
    expect(good(await tab.commands.settings.setLocale({ locale: 'kz' }))).toEqual({ queued })
    expect((await viewer()).chosen).toEqual({ isStatisticsHidden: true, locale: 'kz' })
  })

  test('keeps an accepted setting when an earlier profile request is answered late', async () => {
    const tab = await openPlayer()
    const held = await world.control.fault({ match: { endpoint: 'getProfile' }, hold: 'after' })
    await world.control.clearRequests()
    const late = tab.commands.profile.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'getProfile' } })
    good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))
    await world.control.release(held)
    good(await late)
    expect(await player()).toMatchObject({ timezone: 'Asia/Tokyo' })
  })

  test('drops a pending setting when a later one is accepted at once', async () => {
    const tab = await openPlayer()
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 503 })
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' }))).toEqual({ queued: 'operator' })
    expect(await world.db.outbox.count()).toBe(1)
    expect(good(await tab.commands.settings.choose({ timezone: 'Asia/Omsk' }))).toEqual({ queued: null })
    expect(await world.db.outbox.count()).toBe(0)
    good(await tab.commands.profile.refresh())
    expect((await told()).map(([, status]) => status)).toEqual([503, 200])
    expect(await player()).toMatchObject({ timezone: 'Asia/Omsk' })
  })

  test('reverts a setting that the operator rejects, and returns the error', async () => {
    const tab = await openPlayer()
    const before = await player()
    const refusal = { error: { code: 'invalid' }, errors: { timezone: ['timezone.unknown'] } }
    await world.control.fault({ match: SETTINGS, kind: 'reply', status: 422, body: refusal })
    expect(await tab.commands.settings.choose({ timezone: 'Asia/Tokyo' })).toMatchObject({
      ok: false,
      error: { code: 'validation', fields: { timezone: ['timezone.unknown'] } },
    })
    expect(await player()).toEqual(before)
    expect(await world.db.chosenSettings.count()).toBe(0)
    expect(await world.db.outbox.count()).toBe(0)
  })

  test('rejects an unknown time zone', async () => {
    const tab = await openPlayer()
    const refused = await tab.commands.settings.choose({ timezone: 'Mars/Olympus' })
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'validation', fields: { timezone: ['timezone.unknown'] } },
    })
    expect(await told()).toEqual([])
  })

  test('ends with the later choice of two tabs, locally and at the operator', async () => {
    const [one, two] = [await openPlayer(), await world.open()]
    good(await two.commands.lobby.refreshHome())
    const held = await world.control.fault({ match: SETTINGS, hold: 'before' })
    const first = one.commands.settings.choose({ timezone: 'Asia/Tokyo' })
    await world.control.waitForRequests({ match: SETTINGS })
    const second = two.commands.settings.choose({ timezone: 'Asia/Omsk' })
    await until('the second choice', async () => (await player())?.timezone === 'Asia/Omsk')
    await world.control.release(held)
    good(await first)
    good(await second)
    good(await one.commands.profile.refresh())
    expect(await player()).toMatchObject({ timezone: 'Asia/Omsk' })
    expect((await told()).map(([body]) => body)).toEqual([{ timezone: 'Asia/Tokyo' }, { timezone: 'Asia/Omsk' }])
  })

  test('sends a setting again when its tab was closed during the request', async () => {
    const tab = await openPlayer()
    await world.db.chosenSettings.put({ playerId: await playerId(), chosen: { isAvatarHidden: true }, queued: [] })
    good(await tab.commands.profile.refresh())
    await until('the end of waiting', async () => (await world.db.chosenSettings.count()) === 0)
    expect(await told()).toEqual([[{ is_avatar_hidden: true }, 200]])
    expect(await player()).toMatchObject({ isAvatarHidden: true })
  })

  test('follows the profile when a pending setting has expired in its queue', async () => {
    const tab = await openPlayer()
    const chosen = { isAvatarHidden: true }
    await world.db.chosenSettings.put({ playerId: await playerId(), chosen, queued: ['isAvatarHidden'] })
    expect(await player()).toMatchObject({ isAvatarHidden: true })
    good(await tab.commands.profile.refresh())
    expect(await player()).toMatchObject({ isAvatarHidden: false })
    expect(await world.db.chosenSettings.count()).toBe(0)
    expect(await told()).toEqual([])
  })

  test('rejects a guest’s setting, and stores a guest’s language on the device only', async () => {
    const tab = await world.open()
    expect(await tab.commands.settings.choose({ isAvatarHidden: true })).toMatchObject({
      ok: false,
      error: { code: 'unauthorised' },
    })
    expect(good(await tab.commands.settings.setLocale({ locale: 'ru' }))).toEqual({ queued: null })
    expect(await told()).toEqual([])
  })
})

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
    good(await bonuses.refreshWelcomePack())
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
    good(await money.withdraw(payoutOf(card, minor(50_000), '4242424242424242')))
    good(await money.refreshPayouts())
    // All pages but the oldest, and one kind without translated texts.
    for (const kind of ['deposits', 'withdrawals', 'logins'] as const) good(await history.refresh({ kind }))
    good(await history.older({ kind: 'deposits' }))
    const spoken = async () => {
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
    expect(await spoken()).toMatchObject({
      methods: ['Bank card', 'Mobile payment', 'Bank transfer', 'Play wallet', 'Payment kiosk', ...coins],
      open: ['Mobile payment'],
      withdrawals: ['Bank card'],
    })
    await world.control.clearRequests()

    good(await connection.pageChanged({ locale: 'kz' }))
    const inKazakh = {
      methods: ['Банк картасы', 'Мобильді төлем', 'Банк аударымы', 'Ойын әмияны', 'Төлем терминалы', ...coins],
      payouts: [...coins, 'Банк картасы'],
      open: ['Мобильді төлем'],
      withdrawals: ['Банк картасы'],
      past: ['Bitcoin', 'Банк картасы', 'Мобильді төлем', 'Ойын әмияны'].toSorted(),
    }
    await expect.poll(spoken).toEqual(inKazakh)
    // No more history is loaded than is stored here.
    expect((await world.db.history.toArray()).filter(({ kind }) => kind === 'deposits')).toHaveLength(400)
    expect(await asked('getHistory')).toBe(3)
  })

  test('loads the texts once more when a reply in the previous language arrives late', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection } = tab.commands
    const held = await world.control.fault({ match: { endpoint: 'getWelcomePack' }, hold: 'after' })
    const late = bonuses.refreshWelcomePack()
    await world.control.waitForRequests({ match: { endpoint: 'getWelcomePack' } })
    good(await connection.pageChanged({ locale: 'ru' }))
    await world.control.release(held)
    good(await late)
    expect(await pack()).toMatch(/^До /)
  })

  test('loads the texts of a language that was chosen offline once online', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection } = tab.commands
    good(await bonuses.refreshWelcomePack())
    await connection.pageChanged({ online: false })
    good(await connection.pageChanged({ locale: 'ru' }))
    expect(await pack()).toMatch(/^Up to/)
    await connection.pageChanged({ online: true })
    await until('the Russian one', async () => (await pack())?.startsWith('До '))
  })

  test('shows offline the names of a language that was loaded before, and the last ones in a new language', async () => {
    const tab = await world.open({ locale: 'ru' })
    await signUpWith(world, tab, '5000.00')
    await world.control.giveBonus({ email: EMAIL, offer: 'welcome-100' })
    await world.control.giveSpins({ email: EMAIL, offer: 'spins-20', inMs: 86_400_000 })
    await world.control.seedHistory({ email: EMAIL, deposits: 1, withdrawals: 1 })
    const { bonuses, vip, money, lobby, history, connection } = tab.commands
    // The operator of the tests has the same names of games in each language.
    const named = async (game: string) => {
      const patch = { 'shelves.0.games.0.name': game, 'games.0.2': game }
      const match = { path: '/(lobby|catalogue)$' }
      return world.control.fault({ match, kind: 'patch', patch, times: 0 })
    }
    const russian = await named('Игра')
    good(await bonuses.refreshWelcomePack())
    good(await bonuses.checkPromo({ promo: 'WELCOME100' }))
    good(await bonuses.refresh())
    good(await vip.refresh())
    good(await money.refreshBilling())
    good(await money.openDeposit({ ...BANK_CARD, methodHash: 'mobile-payment' }))
    const card = (await world.db.billing.toArray())[0]?.payouts.find(({ hash }) => hash === 'card-payout')
    if (!card) throw new Error('no withdrawals to cards')
    good(await money.withdraw(payoutOf(card, minor(50_000), '4242424242424242')))
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
    good(await bonuses.refreshWelcomePack())
    expect(await world.db.facts.get('promo')).toMatchObject({ promo: 'WELCOME100', bonus: { name: 'Welcome 100' } })
    expect(world.browser.cookies.promo).toBe('WELCOME100')
  })

  test('does not show the texts of an abandoned language after those of the last one', async () => {
    const tab = await world.open({ locale: 'en' })
    const { bonuses, connection, lobby } = tab.commands
    good(await bonuses.refreshWelcomePack())
    await world.control.clearRequests()
    const held = await world.control.fault({ match: { endpoint: 'getWelcomePack' }, hold: 'after' })
    good(await connection.pageChanged({ locale: 'ru' }))
    await world.control.waitForRequests({ match: { endpoint: 'getWelcomePack' } })
    good(await connection.pageChanged({ locale: 'kz' }))
    // A request that did not wait for the first one would be answered by now.
    good(await lobby.refreshHome())
    expect(await pack()).toMatch(/^Up to/)
    await world.control.release(held)
    await until('the Kazakh one', async () => (await pack())?.startsWith('Алғашқы'))
    // By now, every pending reply has arrived.
    good(await lobby.refreshHome())
    expect(await pack()).toMatch(/^Алғашқы/)
  })
})
