import { expect, test } from './support/fixtures.ts'
import { onTheWire } from './support/wire.ts'
import { say, saying } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test.describe('VIP club', () => {
  test('the VIP club is requested once; a player with a level sees what the next one brings and cannot ask to join @gate', async ({
    casino,
    control,
    page,
    players,
  }) => {
    const player = await players.enter()
    const { vipClub } = casino
    await casino.open()
    await casino.frame.goTo('VIP club')
    await expect(casino.frame.heading('VIP club')).toBeVisible()
    await expect(vipClub.currentLevel).toHaveCount(0)
    await expect(page.getByRole('progressbar', { name: say('vip.next', { points: 1000 }) })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Platinum' })).toContainText(
      say('vip.benefit.cashback', { argument: '10%' }),
    )
    await expect(page.getByTestId('premium')).toHaveCount(0)

    await vipClub.join.dblclick()
    await expect(page.getByRole('main')).toContainText(saying('vip.requested'))
    await expect(vipClub.join).toHaveCount(0)
    await onTheWire(control, 'joinVip', { body: { request_type: 'vip_page' }, bearer: player.token })
    await page.reload()
    await expect(page.getByRole('main')).toContainText(saying('vip.requested'))
    await onTheWire(control, 'joinVip', { body: { request_type: 'vip_page' }, bearer: player.token })
    expect(await control.vipRequest(player.email)).toBe('vip_page')

    await control.giveVipPoints({ email: player.email, points: 12_000 })
    await page.reload()
    await expect(vipClub.currentLevel).toContainText('Silver')
    await expect(page.getByRole('progressbar', { name: say('vip.next', { points: 38000 }) })).toHaveAttribute(
      'value',
      '12000',
    )
    const next = page.getByTestId('vip-next')
    await expect(next).toContainText(say('vip.nextGives', { name: 'Gold' }))
    await expect(next.getByRole('listitem')).toHaveText([
      say('vip.benefit.cashback', { argument: '7%' }),
      say('vip.benefit.freeSpins', { argument: '20' }),
      say('vip.benefit.tournaments'),
    ])
    await expect(page.getByRole('main')).toContainText(say('vip.inside'))
    await expect(page.getByRole('main')).not.toContainText(saying('vip.requested'))
    await expect(vipClub.join).toHaveCount(0)
  })
})
