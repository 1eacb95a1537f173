import { type Page, expect } from '@playwright/test'
import type { Locale } from '#domain/languages/locales.ts'
import { getTexts } from '../support/texts.ts'
import type { Sight } from './tour.ts'
import { turnTo } from './turn-to.ts'

/** The sections and dialogs of the profile, for a player with a history and a requested verification. */
export function accountTour(page: Page, locale: Locale): Sight[] {
  const say = getTexts(locale)
  const main = page.getByRole('main')
  const open = (path: string) => turnTo(page, `/${locale}${path}`)
  const dialog = page.getByRole('dialog', { name: say('verification.title'), exact: true })
  return [
    {
      name: 'access, refused',
      go: async () => {
        await open('/profile/access')
        await main.getByRole('button', { name: say('access.save'), exact: true }).click()
        await expect(main.getByText(say('form.repeat.empty'))).toBeVisible()
      },
    },
    {
      name: 'access, the code for the address',
      isContinued: true,
      go: async () => {
        await main.getByRole('button', { name: say('access.confirm'), exact: true }).click()
        await expect(main.getByRole('textbox', { name: say('code.label'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'bonuses',
      go: async () => {
        await open('/profile/bonuses')
        await expect(main.getByRole('heading', { name: say('bonuses.rewards'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'history',
      go: async () => {
        await open('/profile/history')
        await expect(main.getByRole('table').getByRole('row').nth(5)).toBeVisible()
      },
    },
    {
      name: 'history, nothing in these days',
      go: async () => {
        await open('/profile/history?type=deposits&from=2020-01-01&to=2020-01-02')
        await expect(main.getByText(say('history.nothing'))).toBeVisible()
      },
    },
    {
      name: 'slots, no favourites yet',
      go: async () => {
        await open('/games/slots?list=favourites')
        await expect(main.getByText(say('shelf.noFavourites'))).toBeVisible()
      },
    },
    {
      name: 'live casino, nothing played yet',
      go: async () => {
        await open('/games/live-casino?list=recent')
        await expect(main.getByText(say('shelf.noRecent'))).toBeVisible()
      },
    },
    {
      name: 'notifications, none yet',
      go: async () => {
        await open('/profile/notifications')
        await expect(main.getByText(say('notifications.none'))).toBeVisible()
      },
    },
    {
      name: 'settings',
      go: async () => {
        await open('/profile/setting')
        await main.getByRole('checkbox', { name: say('setting.hideAvatar'), exact: true }).check()
        await expect(main.getByText(say('setting.saved'))).toBeVisible()
      },
    },
    {
      name: 'limits, with an error',
      go: async () => {
        await open('/profile/setting/limits')
        const line = main.getByRole('region', { name: say('protection.kind.deposit'), exact: true })
        await main
          .getByRole('button', { name: new RegExp(`${say('protection.kind.deposit')} `) })
          .first()
          .click()
        await line
          .getByRole('button', { name: say('limits.set'), exact: true })
          .first()
          .click()
        await expect(line.getByText(say('limits.amount.empty'))).toBeVisible()
        await expect(main.getByRole('heading', { name: say('review.title'), exact: true })).toBeVisible()
      },
    },
    {
      name: 'verification, with a document and a file that is none',
      go: async () => {
        await open('/profile')
        await main.getByRole('button', { name: say('verification.open'), exact: true }).click()
        const chooser = dialog.locator('input[type=file]').first()
        await chooser.setInputFiles('public/icons/192.png')
        await expect(dialog.getByRole('listitem')).toContainText(say('verification.is.arrived'))
        await chooser.setInputFiles('package.json')
        await expect(dialog.getByText(say('operator.document.type'))).toBeVisible()
      },
    },
  ]
}
