import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The argument of a `:has()`, with at most one more level of brackets. */
const HAS = /:has\(((?:[^()]|\([^()]*\))*)\)/g

test('no rule uses :has() with an attribute or an empty element, because every DOM change would be checked for it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const found = files.flatMap((file) =>
    costlyIn(readFileSync(`src/${file}`, 'utf8')).map((looked) => `${file}: ${looked}`),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

/** The only file that is always sticky: one line of text. */
const ALWAYS_STICKY = ['app/pwa/ConnectionStatus.module.css']

test('sticky elements scroll along in a low window, because they use the token for it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const sticky = files.filter((file) => /position: sticky/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(sticky.toSorted()).toEqual(ALWAYS_STICKY)
})

test('costly rules are recognised', () => {
  expect(costlyIn('.form:has(> .problem:not(:empty)) input {')).toEqual(['> .problem:not(:empty)'])
  expect(costlyIn(".box:has([aria-invalid='true']) {")).toEqual(["[aria-invalid='true']"])
  expect(costlyIn(".method:has(.bonus) [aria-hidden='true'] {")).toEqual([])
})

function costlyIn(css: string): string[] {
  return [...css.matchAll(HAS)].map(([, looked = '']) => looked).filter((looked) => /\[|:empty/.test(looked))
}
