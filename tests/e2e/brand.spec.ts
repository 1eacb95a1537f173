import { expect } from '@playwright/test'
import { BRAND, test } from './support/third-parties.ts'
import { filesWith } from './support/files-with.ts'
import { getAt } from './support/third-party-frames.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

test('a custom brand shows its own name, colour, company and languages, and nothing of the product’s brand', async ({
  brandBuild,
  casino,
  home,
  page,
  vendor,
}) => {
  await test.step('the content security policy names the third parties that are on', async () => {
    const policy = (await getAt(page, `${home}/`)).headers()['content-security-policy'] ?? ''
    const directive = (name: string) => policy.split(';').find((each) => each.trim().startsWith(`${name} `)) ?? ''
    expect(directive('connect-src').split(' ')).toContain(vendor.replace('vendor', 'collector'))
    const frameHosts = ['captcha', 'tags'].map((name) => home.replace('://', `://${name}.`))
    expect(directive('frame-src').split(' ')).toEqual(expect.arrayContaining([...frameHosts, vendor]))
    expect(directive('frame-src')).not.toContain("'self'")
    expect(directive('script-src')).not.toContain(vendor)
  })
  await casino.open('/games/slots')
  await expect(casino.frame.heading('Slots')).toBeVisible()
  await expect(page).toHaveTitle(`Slots · ${BRAND.name}`)
  await expect(page.getByRole('contentinfo')).toContainText(BRAND.company)
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up', exact: true })
  await expect(signUp).toHaveCSS('background-color', 'rgb(255, 179, 71)')
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  await expect(language.getByRole('option')).toHaveText(['English', 'Русский'])
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await getAt(page, `${home}${address ?? ''}`)
  expect(await manifest.json()).toMatchObject({ name: BRAND.name, short_name: BRAND.name })
  for (const path of ['/', '/ru/', '/faq/', '/policy/ru/confidential/', '/ru/bonuses/']) {
    const html = await (await getAt(page, home + path)).text()
    expect(html, path).not.toContain('Tulpar')
    expect(html, path).toMatch(/Kök(?:'|&#39;|&#x27;|&apos;)s (?:"|&quot;)Bet(?:"|&quot;) &amp; Sons/)
  }
  await casino.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BRAND.hero.en)
  await expect(page.getByRole('main')).not.toContainText('Tulpar')
  const glow = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 1 }) })
    .first()
  const sky = () => glow.evaluate((section) => getComputedStyle(section, '::before').backgroundImage)
  await expect.poll(sky).toMatch(/rgb\(36, 24, 68\)/)
  await page.goto('/?login')
  const social = page.getByRole('region', { name: say('login.social'), exact: true })
  await expect(social.getByRole('button')).toHaveText(['Telegram'])
  await test.step('no file has the name of the product’s own brand, in no encoding', async () => {
    expect(await filesWith(brandBuild, 'Tulpar')).toEqual([])
    expect((await filesWith(brandBuild, 'Sons')).length).toBeGreaterThan(20)
  })
})
