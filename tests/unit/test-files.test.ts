import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LINES_MOST = 300

test('no test file is over 300 lines, so that the workers share the tests evenly', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:spec|test)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const countLines = (file: string) => readFileSync(join('tests', file), 'utf8').trimEnd().split('\n').length
  expect(files.filter((file) => countLines(file) > LINES_MOST)).toEqual([])
})
