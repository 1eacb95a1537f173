import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import common from '../../lang/en.json'
import rare from '../../lang/rare/en.json'
import SupportContacts from '#src/modals/Support/SupportContacts.tsx'
import { someTexts } from './support/some-texts.ts'

const state = vi.hoisted(() => ({ settings: {} as object | undefined, reachable: true }))

vi.mock('#src/data/queries.ts', () => ({
  useAppState: (id: string) => (id === 'settings' ? state.settings : undefined),
  useReachable: () => state.reachable,
}))
vi.mock('#domain/settings/configuration.ts', async (original) => ({
  ...(await original<object>()),
  complaintsEmail: 'complaints@casino.example',
}))
vi.stubGlobal('location', new URL('https://casino.example/'))

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
  state.settings = { telegramUrl: null }
  expect(shown()).not.toContain(common['support.none'])
})

test('shows the address for complaints also without settings and without a network', () => {
  state.settings = undefined
  state.reachable = false
  expect(shown()).toContain('mailto:complaints@casino.example')
  state.reachable = true
})
