import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Result } from '#domain/calls/result.ts'
import type { VipLevel, VipRow } from '#db/view.ts'
import type { MyDatabase } from '#db/my-database.ts'
import { SignUp } from './pages/forms.ts'
import { button, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const makeLevel = (id: string, name: string, points: number, argument: string): VipLevel => ({
  id,
  name,
  points,
  benefits: [{ key: 'cashback', argument }],
})
const LEVELS = [makeLevel('silver', 'Silver', 10_000, '5%'), makeLevel('platinum', 'Platinum', 200_000, '10%')]
const ROW: VipRow = {
  playerId: PLAYER_ID,
  level: 'silver',
  points: 12_000,
  nextAt: 200_000,
  levels: LEVELS,
  requested: false,
  cashback: null,
  fetchedAt: Date.now(),
}
const platinum = page.getByRole('listitem').filter({ hasText: 'Platinum' })
const join = button(say('vip.join'))
const NONE: Result<void> = { ok: false, error: { code: 'notOffered', status: 404, retry: false } }

const putLevels = ({ facts }: MyDatabase) => facts.put({ id: 'vipLevels', levels: LEVELS, fetchedAt: Date.now() })

test('the club is not offered before it is known whether the player has asked, and then once', async () => {
  let answer: (reply: Result<void>) => void = () => undefined
  const { database, worker } = await openApp('/vip-club', {
    commands: {
      vip: {
        refresh: () => new Promise((resolve) => (answer = resolve)),
        join: async () => {
          await database.vipClub.put({ ...ROW, level: null, points: 0, requested: true })
          return { ok: true, value: { requested: true } }
        },
      },
    },
    fill: signIn,
  })
  await expect.element(main.getByText(say('vip.text'))).toBeVisible()
  await expect.poll(() => worker.getArguments('vip.refresh')).toHaveLength(1)
  await expect.element(join).not.toBeInTheDocument()
  // The operator has no data of the club.
  answer(NONE)
  await join.click()
  await expect.element(main).toHaveTextContent(saying('vip.requested'))
  await expect.element(join).not.toBeInTheDocument()
  expect(worker.getArguments('vip.join')).toEqual([{ trigger: 'vip_page' }])
})

test('a guest sees the levels and signs up with a request to join', async () => {
  await openApp('/vip-club', { fill: putLevels })
  await expect.element(platinum).toHaveTextContent(say('vip.benefit.cashback', { argument: '10%' }))
  await button(say('home.guest.join')).click()
  const club = new SignUp().dialog.getByRole('checkbox', { name: say('register.club') })
  await expect.element(club).toBeChecked()
})

test('a player whose own level cannot be loaded sees the levels of a guest, and no offer to join', async () => {
  await openApp('/vip-club', {
    commands: { vip: { refresh: async () => ({ ok: true, value: undefined }) } },
    fill: async (database) => {
      await signIn(database)
      await putLevels(database)
      await database.facts.put({ id: 'problems', parts: { vip: 'operator' } })
    },
  })
  await expect.element(main.getByRole('alert').filter({ hasText: saying('error.operator') })).toBeVisible()
  await expect.element(platinum).toBeVisible()
  await expect.element(join).not.toBeInTheDocument()
})

test.each(['/vip-club', '/profile'])('a premium player is marked at %s', async (path) => {
  await openApp(path, {
    fill: async (database) => {
      await signIn(database, { player: { isPremium: true } })
      await database.vipClub.put(ROW)
    },
  })
  await expect.element(page.getByTestId('premium')).toHaveTextContent('Premium')
  if (path === '/vip-club') await expect.element(main).toHaveTextContent(say('vip.inside'))
})
