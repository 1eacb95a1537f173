import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What stands in a `:has()`, with brackets in it of one depth more. */
const HAS = /:has\(((?:[^()]|\([^()]*\))*)\)/g

test('no rule looks by :has() for an attribute or for what is empty: all that comes or goes would be looked through for it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const found = files.flatMap((file) =>
    costlyIn(readFileSync(`src/${file}`, 'utf8')).map((looked) => `${file}: ${looked}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

test('such rules are known when they are seen', () => {
  expect(costlyIn('.form:has(> .problem:not(:empty)) input {')).toEqual(['> .problem:not(:empty)'])
  expect(costlyIn(".box:has([aria-invalid='true']) {")).toEqual(["[aria-invalid='true']"])
  expect(costlyIn(".method:has(.bonus) [aria-hidden='true'] {")).toEqual([])
})

function costlyIn(css: string): string[] {
  return [...css.matchAll(HAS)].map(([, looked = '']) => looked).filter((looked) => /\[|:empty/.test(looked))
}
