import { PASSWORD, REJECTED_BY_OPERATOR, expect, newEmail, test } from './support/fixtures.ts'
import { tokenOf } from './support/session.ts'
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
    await expect(vipClub.own).toHaveCount(0)
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
    await expect(vipClub.own).toContainText('Silver')
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

  test('the VIP club can be requested if the operator has no data, and is not offered before that is known', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    const player = await players.enter()
    const { vipClub } = casino
    const lacking = { match: { endpoint: 'getVip' }, kind: 'reply', status: 404, times: 0 } as const
    const faultId = await control.fault({ ...lacking, hold: 'before' })
    await vipClub.open()
    await control.waitForRequests({ match: { endpoint: 'getVip' } })
    await casino.frame.isOfPlayer()
    await expect(vipClub.join).toHaveCount(0)
    await control.release(faultId)
    await vipClub.join.click()
    await expect(page.getByRole('main')).toContainText(saying('vip.requested'))
    await expect(vipClub.join).toHaveCount(0)
    await expect(page.getByText(say('vip.last'))).toHaveCount(0)
    await onTheWire(control, 'joinVip', { body: { request_type: 'vip_page' }, bearer: player.token })
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(saying('vip.requested'))
    await expect(vipClub.join).toHaveCount(0)
  })

  test('a premium player is marked in the club and in the profile; a guest sees the levels and can sign up', async ({
    casino,
    control,
    page,
    players,
    quiet,
  }) => {
    quiet.allow(REJECTED_BY_OPERATOR)
    await casino.vipClub.open()
    await expect(page.getByRole('listitem').filter({ hasText: 'Platinum' })).toContainText(
      say('vip.benefit.cashback', { argument: '10%' }),
    )
    await expect(casino.vipClub.own).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('home.guest.join'), exact: true })
      .click()
    await expect(casino.signUp.dialog).toBeVisible()
    await expect(casino.signUp.dialog.getByRole('checkbox', { name: say('register.club') })).toBeChecked()
    await casino.signUp.register({ email: newEmail(), password: PASSWORD, accepted: true })
    await expect(page.getByRole('main')).toContainText(saying('vip.requested'))
    await onTheWire(control, 'joinVip', { body: { request_type: 'register' }, bearer: await tokenOf(page) })

    await casino.profile.open()
    await casino.profile.logOut.press('Enter')
    await casino.frame.isOfGuest()
    const player = await players.enter()
    await control.giveVipPoints({ email: player.email, points: 60_000 })
    // If the player's own level cannot be loaded, the page shows the levels that a guest sees.
    const gone = await control.fault({ match: { endpoint: 'getVip' }, kind: 'reply', status: 503, times: 0 })
    await casino.vipClub.open()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(saying('error.operator'))
    await expect(page.getByRole('listitem').filter({ hasText: 'Platinum' })).toContainText(
      say('vip.benefit.cashback', { argument: '10%' }),
    )
    await expect(casino.vipClub.own).toHaveCount(0)
    await expect(casino.vipClub.join).toHaveCount(0)
    await control.cancelFault(gone)
    await casino.vipClub.open()
    await expect(page.getByTestId('premium')).toHaveText('Premium')
    await expect(page.getByRole('main')).toContainText(say('vip.inside'))
    await casino.profile.open()
    await expect(page.getByTestId('premium')).toHaveText('Premium')
  })
})
