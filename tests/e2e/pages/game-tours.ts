import { expect } from '@playwright/test'
import type { TextKey } from '../support/texts.ts'
import type { Sight, Tour } from './tour.ts'

/** The tables of the original games, for a player with a round at each. */
export function originalsTour(tour: Tour): Sight[] {
  const { say } = tour
  const table = (title: TextKey) =>
    tour.page.locator('[data-testid=original-round][data-round]').filter({ has: tour.heading(say(title)) })
  return [
    { name: 'dice', go: () => tour.turnTo('/games/dice', table('dice.title')) },
    { name: 'plinko', go: () => tour.turnTo('/games/plinko', table('nav.plinko')) },
    { name: 'coinflip', go: () => tour.turnTo('/games/coinflip', table('coinflip.title')) },
    { name: 'hilo', go: () => tour.turnTo('/games/hilo', table('hilo.title')) },
    { name: 'keno', go: () => tour.turnTo('/games/keno', table('keno.title')) },
    { name: 'miner', go: () => tour.turnTo('/games/miner', table('miner.title')) },
    { name: 'roulette', go: () => tour.turnTo('/games/roulette', table('roulette.title')) },
    { name: 'the wheel of fortune', go: () => tour.turnTo('/games/roulette/wheel', table('nav.wheel')) },
    {
      name: 'cases',
      go: () => tour.turnTo('/games/cases', tour.page.getByRole('list', { name: say('nav.cases'), exact: true })),
    },
    { name: 'a case', go: () => tour.turnTo('/games/cases/steppe', tour.button(say('cases.open'))) },
    {
      name: 'no such case',
      go: () =>
        tour.turnTo('/games/cases/no-such-case', tour.page.getByRole('link', { name: say('cases.all'), exact: true })),
    },
  ]
}

/** The games played together or against others and the pages beside the games, each with rows in its lists. */
export function togetherTour(tour: Tour): Sight[] {
  const { say } = tour
  const button = (name: TextKey) => tour.button(say(name)).first()
  const group = tour.page.getByRole('group', { name: say('betting.market.result'), exact: true }).first()
  return [
    { name: 'crash', go: () => tour.turnTo('/games/crash', tour.heading(say('crash.title'))) },
    { name: 'rooms', go: () => tour.turnTo('/games/rooms', tour.heading(say('rooms.title'))) },
    { name: 'a room', go: () => tour.turnTo('/games/rooms/red', tour.heading(say('rooms.red'))) },
    { name: 'coinflips', go: () => tour.turnTo('/games/coinflip?against=players', button('duels.create')) },
    { name: 'betting', go: () => tour.turnTo('/betting', group) },
    {
      name: 'betting, a slip',
      isContinued: true,
      go: async () => {
        await group.getByRole('button').first().click()
        await expect(group.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
      },
    },
    { name: 'tournaments', go: () => tour.turnTo('/tournaments', tour.heading(say('nav.tournaments'))) },
    { name: 'top', go: () => tour.turnTo('/top', tour.heading(say('nav.top'))) },
  ]
}
