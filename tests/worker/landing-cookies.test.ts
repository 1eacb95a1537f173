import { describe, expect, test } from 'vitest'
import { useWorld } from './support/world.ts'

describe('the cookies of a visit', () => {
  const world = useWorld()

  test('stores the cookies of a visit before the first request: link, simple-auth flag, user agent', async () => {
    const href = `http://localhost:${world.operator.port}/?stag=S1&simple_auth=1`
    await world.open({ href, userAgent: `Mozilla/5.0 ${'x'.repeat(400)}` })
    expect(world.browser.cookies).toEqual({
      stag: 'S1',
      simpleAuth: '1',
      userBrowser: `Mozilla/5.0 ${'x'.repeat(188)}`,
    })
  })
})
