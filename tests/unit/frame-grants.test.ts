import { expect, test } from 'vitest'
import { framePolicy, readFrameGrants } from '../../worker/domain/protocol/frame-grants.ts'

test('without a grant a game runs its scripts and nothing else, and is not told who holds it', () => {
  expect(framePolicy([])).toEqual({
    sandbox: 'allow-scripts allow-same-origin',
    allow: 'autoplay',
    referrerPolicy: 'no-referrer',
  })
})

test('each grant adds its own, and all together give neither the page that holds the frame nor a device', () => {
  const grants = readFrameGrants(['origin', 'media', 'forms', 'popups'])
  expect(framePolicy(['forms'])).toMatchObject({ sandbox: 'allow-scripts allow-same-origin allow-forms' })
  expect(framePolicy(['origin'])).toMatchObject({ sandbox: framePolicy([]).sandbox, referrerPolicy: 'strict-origin' })
  expect(framePolicy(grants)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms',
    allow: 'autoplay; encrypted-media',
    referrerPolicy: 'strict-origin',
  })
})

test('what is no grant is left out', () => {
  expect(readFrameGrants(['allow-top-navigation', 'toString', '', 'camera'])).toEqual([])
})
