import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { toOdds } from '#domain/betting/odds.ts'
import { minor } from '#domain/money/money.ts'
import { openDeposit } from './pages/deposit.ts'
import { openDice } from './pages/dice.ts'
import { balance, main } from './pages/page-frame.ts'
import { openWithdraw } from './pages/withdraw.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

afterEach(() => page.viewport(1_280, 900))

/** The player switches to another wallet, as the worker writes it. */
async function switchTo(database: MyDatabase, currency: Currency, amount = 500_000): Promise<void> {
  const money = minor(amount)
  await database.wallets.toCollection().modify({ currency, balance: money, totalBalance: money, chosenAt: Date.now() })
  await database.billing.toCollection().modify({ currency })
}

test('the currency is switched in place, and a note says so', async () => {
  const { database, worker } = await openApp('/profile', {
    commands: {
      money: {
        refreshWallets: async () => ({ ok: true, value: undefined }),
        activateCurrency: async ({ currency }) => {
          await switchTo(database, currency, 0)
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (filled) => {
      await signIn(filled, { wallet: { bonusBalance: minor(10_000), totalBalance: minor(20_000) } })
      const [wallet] = await filled.wallets.toArray()
      for (const currency of ['RUB', 'KZT'] as const)
        if (wallet) await filled.walletsByCurrency.put({ ...wallet, currency, balance: minor(0) })
    },
  })
  const part = (name: string) =>
    main
      .getByText(new RegExp(`^${name}`))
      .element()
      .closest('div')
      ?.querySelector('dd')
  await expect.poll(() => part(say('wallet.bonusBalance'))?.textContent).toBe('₽100.00')
  expect(part(say('wallet.total'))?.textContent).toBe('₽200.00')
  await main.getByRole('combobox', { name: say('wallet.currency'), exact: true }).selectOptions('KZT')
  await expect.element(balance).toHaveAttribute('data-currency', 'KZT')
  await expect.element(balance).toHaveAttribute('data-value', '0.00')
  await expect.element(main.getByRole('status').filter({ hasText: saying('wallet.currency.switched') })).toBeVisible()
  expect(location.pathname).toBe('/profile')
  expect(worker.getArguments('money.activateCurrency')).toEqual([{ currency: 'KZT' }])
})

test('the amounts of a game and of its autoplay belong to their currency', async () => {
  const { database, dice } = await openDice({
    balance: 500_000,
    fill: ({ facts }) => facts.put({ id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 }),
  })
  await page.getByRole('tab', { name: say('bet.mode.auto'), exact: true }).click()
  const stopLoss = page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true })
  await dice.amount.fill('50')
  await stopLoss.fill('20')
  await switchTo(database, 'USD')
  await expect.element(dice.amount).toHaveValue('0.01')
  await expect.element(stopLoss).toHaveValue('')
  await switchTo(database, 'RUB')
  await expect.element(dice.amount).toHaveValue('50')
  await expect.element(stopLoss).toHaveValue('20')
})

test('the amount of a deposit belongs to its currency', async () => {
  const { database, deposit } = await openDeposit({}, [], { balance: 500_000 })
  await deposit.amount.fill('777')
  await switchTo(database, 'USD')
  await expect.element(deposit.dialog).toHaveTextContent('$')
  await expect.element(deposit.amount).not.toHaveValue('777')
  await switchTo(database, 'RUB')
  await expect.element(deposit.amount).toHaveValue('777')
})

test('the amount of a withdrawal belongs to its currency', async () => {
  const { database, withdraw } = await openWithdraw()
  await withdraw.amount.fill('888')
  await switchTo(database, 'USD')
  await expect.element(withdraw.dialog).toHaveTextContent('$')
  await expect.element(withdraw.amount).toHaveValue('')
  await switchTo(database, 'RUB')
  await expect.element(withdraw.amount).toHaveValue('888')
})

test('the stake of the bet slip belongs to its currency', async () => {
  const { database, worker } = await openApp('/betting', {
    commands: {
      betting: {
        slip: {
          setStake: async ({ text, currency }) => {
            await database.betSlip.toCollection().modify(({ selections }) => {
              for (const each of selections) each.stakes = { ...each.stakes, [currency]: text }
            })
            return { ok: true, value: undefined }
          },
        },
      },
    },
    fill: async (filled) => {
      await signIn(filled, { wallet: { balance: minor(50_000) } })
      const event = { id: 'a', sport: 'football', league: 'l', home: 'Home', away: 'Away', start: Date.now() } as const
      const market = { id: 'result', group: 'result', period: 0, line: null } as const
      const selections = [{ event, market, outcome: 'home', odds: toOdds(2_000), isLive: false }]
      await filled.betSlip.put({ id: 'slip', kind: 'single', accept: 'better', selections, revision: 1 })
    },
  })
  const slip = page.getByRole('region', { name: say('betting.slip'), exact: true })
  const stake = slip.getByRole('textbox', { name: say('bet.amount') })
  await stake.fill('50')
  await switchTo(database, 'USD')
  await expect.element(slip.getByTestId('bet-slip-return')).toHaveAttribute('data-currency', 'USD')
  await expect.element(stake).toHaveValue('0.01')
  await switchTo(database, 'RUB')
  await expect.element(slip.getByTestId('bet-slip-return')).toHaveAttribute('data-currency', 'RUB')
  await expect.element(stake).toHaveValue('50')
  expect(worker.getArguments('betting.bet')).toEqual([])
})
