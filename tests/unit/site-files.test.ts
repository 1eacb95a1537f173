import { expect, test } from 'vitest'
import { isSiteFile } from '#domain/wire/site-files.ts'

test('treats a path as a file by the list of files, not by a dot in it', () => {
  const files = ['/robots.txt', '/icons/192.png']
  for (const path of ['/robots.txt', '/icons/192.png', '/assets/a-1.js', '/builds/latest.json']) {
    expect(isSiteFile(path, files), path).toBe(true)
  }
  for (const path of [
    '/',
    '/reset-password/a.b',
    '/icons/none.png',
    '/ru/robots.txt',
    '/assets',
    '/games/assets/x.js',
  ]) {
    expect(isSiteFile(path, files), path).toBe(false)
  }
})
