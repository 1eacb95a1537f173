import { expect, test } from 'vitest'
import { zoneText } from '../../src/pages/profile/setting/zones.ts'

test('a time zone is written by its city and offset; UTC has only its name', () => {
  expect(zoneText('Asia/Almaty', 'UTC+5')).toBe('Almaty, UTC+5')
  expect(zoneText('America/New_York', 'UTC-5')).toBe('New York, UTC-5')
  // Browsers differ in the name of its offset.
  for (const offset of ['', 'UTC', 'UTC+0']) expect(zoneText('UTC', offset)).toBe('UTC')
})
