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

/** One line. */
const ALWAYS_STICKY = ['app/pwa/ConnectionStatus.module.css']

test('what sticks lets go in a low window: it is sticky by the token that says so', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const sticky = files.filter((file) => /position: sticky/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(sticky.toSorted()).toEqual(ALWAYS_STICKY)
})

test('such rules are known when they are seen', () => {
  expect(costlyIn('.form:has(> .problem:not(:empty)) input {')).toEqual(['> .problem:not(:empty)'])
  expect(costlyIn(".box:has([aria-invalid='true']) {")).toEqual(["[aria-invalid='true']"])
  expect(costlyIn(".method:has(.bonus) [aria-hidden='true'] {")).toEqual([])
})

function costlyIn(css: string): string[] {
  return [...css.matchAll(HAS)].map(([, looked = '']) => looked).filter((looked) => /\[|:empty/.test(looked))
}
