import { hilo as calls } from '#endpoints/originals/endpoints.ts'
import { isOn } from './pages/description.ts'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false, contextOptions: { reducedMotion: 'no-preference' } })

/** Seeds whose cards are published elsewhere: Q♦ K♠ 6♦ Q♥ 2♥ 4♠ 8♥ 5♦ 9♣ 7♥. */
const seeds = {
  game: 'hilo',
  serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  clientSeed: 'bb62964774',
  nonce: 1,
} as const

test.describe('hilo', () => {
  test('hilo by mouse: guesses, a skip and a cash-out are paid once, from the exact product @gate', async ({
    call,
    casino,
    control,
    players,
  }) => {
    const { hilo, frame, fairness } = casino
    const player = await players.sitAt(hilo, { balance: '1000.00', seeds })
    await hilo.amount.fill('10')
    await hilo.start.click()
    await hilo.stands({ step: 0, outcome: 'open' })
    await hilo.showsCards('Queen of diamonds')
    await frame.hasBalance('990.00')
    await expect(hilo.cashOut).toHaveAttribute('aria-disabled', 'true')
    // Each button shows the payout of its guess before the press: 0.99 ÷ 2/13 and 0.99 ÷ 12/13.
    await expect(hilo.higher).toContainText(/15\.38%.*64\.35/)
    await expect(hilo.lower).toContainText(/92\.31%.*10\.72/)

    await hilo.higher.click()
    await hilo.stands({ step: 1, outcome: 'open' })
    await expect(hilo.cashOut).toContainText('64.35')
    // At the king only another king is higher or the same; lower excludes the king.
    await expect(hilo.higher).toContainText('7.69%')
    await expect(hilo.lower).toContainText('92.31%')
    await hilo.skip.click()
    await hilo.stands({ step: 2, outcome: 'open' })
    await expect(hilo.cashOut).toContainText('64.35')
    await hilo.higher.click()
    await hilo.stands({ step: 3, outcome: 'open' })
    await hilo.showsCards(
      'Queen of diamonds. First card',
      'King of spades. Higher: right, 6.43×',
      '6 of diamonds. Skipped to',
      'Queen of hearts. Higher: right, 1.60×',
    )
    await hilo.cashOut.click()
    // 10 × 6.435 × 1.60875
    await hilo.stands({ step: 4, outcome: 'win', payout: '103.52' })
    await frame.hasBalance('1093.52')
    expect(await control.wallet(player.email)).toMatchObject({ balance: 109_352 })

    const answer = await call(calls.getState, { token: player.token })
    if (!answer.ok) throw new Error('the operator has no rounds')
    expect(answer.reply.open).toBeNull()
    expect(answer.reply.rounds).toMatchObject([
      { amount: 1_000, payout: 10_352, state: { steps: ['higher', 'skip', 'higher'] } },
    ])

    await casino.dice.openFairness()
    await fairness.changeTo('another-seed')
    await fairness.findsFair()
  })

  test('hilo by keyboard: the round goes on after a reload, and one wrong guess ends it', async ({
    casino,
    players,
  }) => {
    const { hilo, page } = casino
    const { keyboard } = page
    await players.sitAt(hilo, { balance: '100.00', seeds })
    await hilo.amount.focus()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('10')
    await keyboard.press('Enter')
    await hilo.stands({ step: 0, outcome: 'open' })
    await expect(hilo.said).toContainText('Queen of diamonds. Higher or the same: 15.38%')
    // Enter in the amount field only bets: it makes no step.
    await keyboard.press('Enter')
    await hilo.higher.focus()
    // The button replaces Start and is off at first, so that a hasty second press is not a guess.
    await isOn(hilo.higher)
    await keyboard.press('Enter')
    await hilo.stands({ step: 1, outcome: 'open' })
    await expect(hilo.said).toContainText(say('hilo.said.open', { card: 'King of spades', cashOut: '₽64.35' }))
    await expect(hilo.higher).toBeFocused()

    await page.reload()
    await hilo.stands({ step: 1, outcome: 'open' })
    await hilo.showsCards('Queen of diamonds', 'King of spades')
    await expect(hilo.cashOut).toContainText('64.35')
    await expect(hilo.start).toHaveCount(0)
    await hilo.higher.focus()
    await keyboard.press('Tab')
    await expect(hilo.lower).toBeFocused()
    await keyboard.press('Space')
    await hilo.stands({ step: 2, outcome: 'open' })
    await keyboard.press('Space')
    await hilo.stands({ step: 3, outcome: 'loss' })
    await hilo.showsCards('Queen of diamonds', 'King of spades', '6 of diamonds', 'Queen of hearts. Lower: wrong')
    await expect(hilo.said).toContainText(saying('hilo.said.lost', { card: 'Queen of hearts' }))
    await casino.frame.hasBalance('90.00')
    await hilo.isOn()
    // The guess buttons are gone; the focus moves from the pressed one to the button that replaced it.
    await expect(hilo.start).toBeFocused()
  })

  test('hilo on a phone with reduced motion: shortcuts work, and a round waits for the connection', async ({
    casino,
    context,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(OPERATOR_GONE)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { hilo } = casino
    await players.sitAt(hilo, { balance: '100.00', seeds })
    await hilo.start.click()
    await hilo.stands({ step: 0, outcome: 'open' })
    for (const control of [hilo.higher, hilo.lower, hilo.cashOut, hilo.skip]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    await context.setOffline(true)
    await hilo.isOff(say('bet.off.offline'))
    await context.setOffline(false)
    await isOn(hilo.higher)

    await page.getByText(say('bet.shortcuts'), { exact: true }).click()
    await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).check()
    for (let step = 1; step <= 6; step += 1) {
      await page.keyboard.press('KeyD')
      await hilo.stands({ step, outcome: 'open' })
    }
    await page.keyboard.press('KeyS')
    await hilo.stands({ step: 7, outcome: 'open' })
    // A row of cards wider than the phone scrolls in its own strip.
    await casino.frame.fits()
    await page.keyboard.press('KeyC')
    // Lower at the eight: the minimum bet, 1 × 0.99 ÷ 8/13, rounded down.
    await hilo.stands({ step: 8, outcome: 'win', payout: '1.60' })
    await casino.frame.hasBalance('100.60')
  })
})
