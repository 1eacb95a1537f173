import { hasTest } from '../run/has-test.ts'
import { ITEMS, REASONED, SHOWN } from './items.ts'

/** Prints how many items of the standard are shown by tests, reasoned or open; fails for an open one. */
const reasoned = REASONED.flatMap(({ items }) => items.split(' '))
const isShown = (item: string): boolean => SHOWN[item]?.every(hasTest) === true
const open = ITEMS.filter((item) => !isShown(item) && !reasoned.includes(item))
const wrong = [
  ...open.map(
    (item) => `${item} is open: ${SHOWN[item]?.filter((proof) => !hasTest(proof)).join('; ') ?? 'no test, no reason'}`,
  ),
  ...Object.keys(SHOWN)
    .filter((item) => reasoned.includes(item))
    .map((item) => `${item} is shown and reasoned`),
  ...[...Object.keys(SHOWN), ...reasoned].filter((item) => !ITEMS.includes(item)).map((item) => `${item} is no item`),
]
for (const line of wrong) console.error(line)
const count = ITEMS.filter(isShown).length
console.log(`ASVS 5.0, level 2: ${count} shown, ${ITEMS.length - count - open.length} reasoned, ${open.length} open`)
process.exit(wrong.length === 0 ? 0 : 1)
