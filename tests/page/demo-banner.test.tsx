import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import rare from '../../lang/rare/ru.json'
import DemoBanner from '#src/app/layout/DemoBanner.tsx'
import { someTexts } from '../unit/support/some-texts.ts'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

const html = document.documentElement

afterEach(async () => {
  html.style.fontSize = ''
  html.style.removeProperty('--strip')
  await page.viewport(1440, 900)
})

test('the demo banner has letters of the browser’s size, whole and within the page, at 32 px too', async () => {
  await page.viewport(360, 740)
  await openApp('/faq')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <IntlProvider locale="ru" messages={someTexts(rare)}>
      <DemoBanner />
    </IntlProvider>,
  )
  const text = page.getByText('Демо-сайт')
  for (const [letters, size] of [
    ['16px', '12px'],
    ['32px', '24px'],
  ] as const) {
    html.style.fontSize = letters
    await expect.element(text).toHaveStyle({ fontSize: size })
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
    // The room that every page leaves above its first line.
    expect(clientHeight).toBeLessThanOrEqual(2.25 * parseFloat(letters))
  }
  root.unmount()
  place.remove()
})

test('the line of a lost connection takes the place of the demo banner, and the page does not move', async () => {
  html.style.setProperty('--strip', '0.75rem')
  await page.viewport(360, 740)
  const { database } = await openApp('/faq')
  const top = () => Math.round(main.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top)
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  const before = top()
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await expect.element(page.getByRole('status').getByText(say('connection.offline'))).toBeVisible()
  expect(top()).toBe(before)
})
