import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import common from '../../lang/en.json'
import rare from '../../lang/rare/en.json'
import SupportContacts from '#src/modals/Support/SupportContacts.tsx'
import { someTexts } from './support/some-texts.ts'

const state = vi.hoisted(() => ({
  settings: {} as object | undefined,
  reachable: true,
  supportContact: null as string | null,
}))

vi.mock('#src/data/queries.ts', () => ({
  useAppState: (id: string) => (id === 'settings' ? state.settings : undefined),
  useReachable: () => state.reachable,
}))
vi.mock('#domain/settings/configuration.ts', async (original) => ({
  ...(await original<object>()),
  complaintsEmail: 'complaints@casino.example',
  get supportContact() {
    return state.supportContact
  },
}))
vi.stubGlobal('location', new URL('https://casino.example/'))

beforeEach(() => Object.assign(state, { settings: { telegramUrl: null }, reachable: true, supportContact: null }))

const shown = () =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={someTexts({ ...common, ...rare })}>
      <SupportContacts />
    </IntlProvider>,
  )

test('names the address for complaints before the channel', () => {
  state.settings = { telegramUrl: 'https://channel.example/' }
  expect([...shown().matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'mailto:complaints@casino.example',
    'https://channel.example/',
  ])
})

test('does not say that support is unavailable when there is an address for complaints', () => {
  expect(shown()).not.toContain(common['support.none'])
})

test('shows the address for complaints also without settings and without a network', () => {
  state.settings = undefined
  state.reachable = false
  expect(shown()).toContain('mailto:complaints@casino.example')
})

test('names a person by email before all else, offline too', () => {
  Object.assign(state, { supportContact: 'people@casino.example', settings: undefined, reachable: false })
  const [first] = shown().matchAll(/href="([^"]+)"/g)
  expect(first?.[1]).toBe('mailto:people@casino.example')
})

test('links a form in another tab and says offline that it opens later', () => {
  state.supportContact = 'https://casino.example/contact'
  expect(shown()).toMatch(/<a href="https:\/\/casino.example\/contact" target="_blank" rel="noreferrer">Contact form/)
  expect(shown()).not.toContain(common['support.offline'])
  state.reachable = false
  expect(shown()).toContain(common['support.offline'])
})
