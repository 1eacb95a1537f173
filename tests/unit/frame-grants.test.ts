import { expect, test } from 'vitest'
import { framePolicy, readFrameGrants } from '#domain/frames/frame-grants.ts'

test('without a grant a game can only run its scripts and gets no referrer', () => {
  expect(framePolicy([])).toEqual({
    sandbox: 'allow-scripts allow-same-origin',
    allow: 'autoplay',
    referrerPolicy: 'no-referrer',
  })
})

test('each grant adds its own permissions, and all together give no access to the embedding page or to devices', () => {
  const grants = readFrameGrants(['origin', 'media', 'forms', 'popups'])
  expect(framePolicy(['forms'])).toMatchObject({ sandbox: 'allow-scripts allow-same-origin allow-forms' })
  expect(framePolicy(['origin'])).toMatchObject({ sandbox: framePolicy([]).sandbox, referrerPolicy: 'strict-origin' })
  expect(framePolicy(grants)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-forms',
    allow: 'autoplay; encrypted-media',
    referrerPolicy: 'strict-origin',
  })
})

test('an unknown grant is ignored', () => {
  expect(readFrameGrants(['allow-top-navigation', 'toString', '', 'camera'])).toEqual([])
})
