import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type * as Dictionaries from '#src/i18n/dictionary.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { notifications } from './pages/login-forms.ts'
import { balance, heading, link, speak } from './pages/page-frame.ts'
import type { FakeCommands } from './support/fake-worker.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say, getTexts } from './support/texts.ts'

/** What happens to the texts of a language before they are there. */
const onTheWay = vi.hoisted(() => ({
  switched: async (_locale: Locale): Promise<void> => undefined,
  /** The languages whose texts have come by a switch, in their order. */
  loaded: [] as Locale[],
  first: (dictionary: Dictionaries.Dictionary): Dictionaries.Dictionary => dictionary,
}))

vi.mock('#src/i18n/dictionary.ts', async (load) => {
  const real = await load<typeof Dictionaries>()
  return {
    ...real,
    loadLanguage: async (locale: Locale): Promise<Dictionaries.Loaded> => {
      await onTheWay.switched(locale)
      const loaded = await real.loadLanguage(locale)
      onTheWay.loaded.push(locale)
      return loaded
    },
    firstTexts: async (locale: Locale): Promise<Dictionaries.Loaded> => {
      const loaded = await real.firstTexts(locale)
      return { ...loaded, dictionary: onTheWay.first(loaded.dictionary) }
    },
  }
})

const russian = getTexts('ru')
const SET_LOCALE = 'settings.setLocale'
const lang = () => document.documentElement.lang
const commands: FakeCommands = { settings: { setLocale: async () => ({ ok: true, value: { queued: null } }) } }

afterEach(() => {
  onTheWay.switched = async () => undefined
  onTheWay.first = (dictionary) => dictionary
  vi.restoreAllMocks()
})

test('a language whose texts are late loses to one that was chosen after it', async () => {
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  onTheWay.switched = (locale) => (locale === 'ru' ? late : Promise.resolve())
  const { worker } = await openApp('/faq', { commands, fill: signIn })
  await expect.element(balance).toBeVisible()
  await speak('Русский')
  await speak('Kазақ')
  await expect.poll(lang).toBe('kk-KZ')
  arrive()
  await expect.poll(() => onTheWay.loaded).toContain('ru')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(lang()).toBe('kk-KZ')
  expect(document.cookie).toContain('locale=kz')
  await expect.poll(() => worker.getArguments(SET_LOCALE)).toEqual([{ locale: 'kz' }])
})

test('a language whose texts fail leaves the page in the current one, and the page says so', async () => {
  onTheWay.switched = () => Promise.reject(new Error('gone'))
  const { worker } = await openApp('/faq', { commands })
  await expect.element(heading('FAQ')).toBeVisible()
  await speak('Русский')
  await expect.element(notifications).toHaveTextContent(say('errorPage.missing'))
  expect(lang()).toBe('en-US')
  await expect.element(page.getByRole('combobox', { name: say('language.label'), exact: true })).toHaveValue('en')
  expect(document.cookie).not.toContain('locale=ru')
  expect(worker.getArguments(SET_LOCALE)).toEqual([])
})

test('texts that a language lacks are shown in English, with one warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTheWay.first = ({ 'nav.faq': _faq, 'nav.vipClub': _club, ...others }) => others
  await openApp('/vip-club', { locale: 'ru' })
  await expect.element(link('FAQ', page.getByRole('navigation').first())).toBeInTheDocument()
  await expect.element(heading(say('nav.vipClub'))).toBeVisible()
  await expect.element(link(russian('nav.slots'), page.getByRole('navigation').first())).toBeInTheDocument()
  const warnings = warned.mock.calls.filter(([text]) => `${text}`.includes('Missing messages in ru'))
  expect(warnings).toHaveLength(1)
})
