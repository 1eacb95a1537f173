import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The argument of a `:has()`, with at most one more level of brackets. */
const HAS = /:has\(((?:[^()]|\([^()]*\))*)\)/g

test('no rule uses :has() with an attribute or an empty element, because every DOM change would be checked for it', () => {
  expect(styles().length).toBeGreaterThan(50)
  expect(styles().flatMap(([file, css]) => costlyIn(css).map((looked) => `${file}: ${looked}`))).toEqual([])
})

/** The only file that is always sticky: one line of text. */
const ALWAYS_STICKY = ['app/pwa/ConnectionStatus.module.css']

test('sticky elements scroll along in a low window, because they use the token for it', () => {
  const sticky = styles().filter(([, css]) => /position: sticky/.test(css))
  expect(sticky.map(([file]) => file).toSorted()).toEqual(ALWAYS_STICKY)
})

test('every hover style is for screens that hover, because on others it stays after a tap', () => {
  expect(styles().flatMap(([file, css]) => loneHovers(css).map((selector) => `${file}: ${selector}`))).toEqual([])
})

test('a colour changes at once, because text and ground that fade apart are unreadable for some frames', () => {
  expect(styles().flatMap(([file, css]) => fadingColours(css).map((rule) => `${file}: ${rule}`))).toEqual([])
  expect(
    fadingColours('.a { transition: background-color 1s, opacity 1s } .b { transition: 0.2s } .c { transition: none }'),
  ).toEqual(['background-color 1s', '0.2s'])
})

test('a press shows on every link, button and summary', () => {
  expect(readFileSync('src/ui/page.css', 'utf8')).toMatch(/^:is\(a, button, summary\):active[^{]*\{\s*opacity:/m)
})

test('letters, and the widths at which a layout changes, follow the letter size that the browser is set to', () => {
  expect(styles().flatMap(([file, css]) => fixedLetters(css).map((rule) => `${file}: ${rule}`))).toEqual([])
})

test('no size is in `ch` or `ex`, because it would change when the typeface has loaded', () => {
  expect(styles().flatMap(([file, css]) => glyphSizes(css).map((size) => `${file}: ${size}`))).toEqual([])
  expect(glyphSizes('.a { width: min(9ch, 1.5ex); height: 3em } .b2ch { width: 2rem }')).toEqual(['9ch', '1.5ex'])
})

test('a class is written as a property of its module: styles.name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(200)
  const quoted = files.filter((name) => {
    const code = readFileSync(`src/${name}`, 'utf8')
    const modules = [...code.matchAll(/import (\w+) from '[^']+\.module\.css'/g)].map(([, module]) => module)
    return modules.some((module) => new RegExp(`\\b${module}\\[[^\\]]*'`).test(code))
  })
  expect(quoted).toEqual([])
})

test('a colour is named: only custom properties have one as their value', () => {
  expect(styles().flatMap(([file, css]) => nameless(css).map((rule) => `${file}: ${rule}`))).toEqual(INLINED_COLOURS)
})

test('every class that a module composes is a primitive, and every primitive is composed', () => {
  const names = (text: string, all: RegExp) =>
    [...new Set([...text.matchAll(all)].flatMap(([, found = '']) => found.split(' ')))].toSorted()
  expect(styles().filter(([, css]) => /composes: [^;]* from '/.test(css))).toEqual([])
  const composed = names(
    styles()
      .map(([, css]) => css)
      .join(''),
    /composes: ([^;]*) from global;/g,
  )
  expect(composed).toEqual(names(readFileSync('src/ui/primitives.css', 'utf8'), /^\.([\w-]+)/gm))
})

test('a media or container query gives its bounds as ranges, so that each has one spelling', () => {
  const queries = styles().flatMap(([file, css]) =>
    [...css.matchAll(/@(?:media|container) [^{]*/g)].map(([query]) => `${file}: ${query}`),
  )
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => /(?:min|max)-(?:width|height)/.test(query))).toEqual([])
})

test('colours without a name are recognised', () => {
  expect(
    nameless('.a { --b: #fff; color: #fff; fill: rgb(0 0 0); mask-image: linear-gradient(#000, transparent) }'),
  ).toEqual(['color: #fff', 'fill: rgb(0 0 0)'])
})

test('hover styles without their condition are recognised', () => {
  expect(loneHovers('.a:hover { color: red } @media (hover: hover) { .b:hover { color: red } }')).toEqual(['.a:hover'])
  expect(
    loneHovers('@media (hover: hover) and (width >= 64em) { .a:hover { } } @media print { .b:hover { } }'),
  ).toEqual(['.b:hover'])
})

test('letters of a fixed size are recognised', () => {
  expect(fixedLetters('.a { font: 700 13px/1 var(--font); } .b { font-size: 1rem; line-height: 20px }')).toEqual([
    'font: 700 13px/1 var(--font)',
    'line-height: 20px',
  ])
  expect(fixedLetters('@media (min-width: 600px) { .a { font-size: max(16px, 1em) !important; } }')).toEqual([
    '@media (min-width: 600px)',
  ])
})

test('costly rules are recognised', () => {
  expect(costlyIn('.form:has(> .problem:not(:empty)) input {')).toEqual(['> .problem:not(:empty)'])
  expect(costlyIn(".box:has([aria-invalid='true']) {")).toEqual(["[aria-invalid='true']"])
  expect(costlyIn(".method:has(.bonus) [aria-hidden='true'] {")).toEqual([])
})

/** The style sheets of the page by their path in `src/`, without comments. */
function styles(): [file: string, css: string][] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')])
}

/** Selectors with `:hover` outside of a media query for it. */
function loneHovers(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, before = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const start = before.trim()
    if (start.includes(':hover') && !around.some((each) => each.includes('(hover: hover)'))) found.push(start)
    around.push(start)
  }
  return found
}

/** Transitions of a colour, and those of all properties. */
function fadingColours(css: string): string[] {
  return [...css.matchAll(/(?<=[{;\s])transition(?:-property)?: ([^;}]*)/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((each) => each.trim())
    .filter((each) => !/^(?:none|opacity|transform|translate|scale|rotate|[\w-]*-(?:size|width|height))\b/.test(each))
}

/** The letters of a drawing have its own units, and 16 px is the size from which Safari does not zoom in. */
const MAY_BE_FIXED = new Set(['font: 700 9px var(--font)', 'font: 700 22px/1 var(--font)', 'font-size: 19px'])

/** Letter sizes and media queries in px. */
function fixedLetters(css: string): string[] {
  const letters = [...css.matchAll(/(?<=[{;\s])(?:font|font-size|line-height|--t-[a-z0-9]+): [^;{}]*\dpx[^;{}]*/g)]
  const media = [...css.matchAll(/@media [^{]*\dpx[^{]*/g)]
  return [...media, ...letters]
    .map(([rule]) => rule.trim())
    .filter((rule) => !MAY_BE_FIXED.has(rule) && !/(?:max|clamp)\(/.test(rule))
}

/** Inlined into every page with tiles, where each byte counts; used once each. */
const INLINED_COLOURS = [
  'ui/frame.css: color: #fff',
  'ui/frame.css: border: 1px solid #ffffff14',
  'ui/frame.css: background: linear-gradient(#ffffff1f, #fff0 40%)',
  'ui/frame.css: color: #fffc',
]

/** Declarations with a colour of their own; in a mask a colour only says what is covered. */
function nameless(css: string): string[] {
  const declarations = css.matchAll(
    /(?<=[{};]\s*)[\w-]+:\s[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\()[^;{}]*/g,
  )
  return [...declarations].map(([rule]) => rule.trim()).filter((rule) => !/^(?:--|mask)/.test(rule))
}

/** Sizes in the width or height of a glyph, which the fallback font and the typeface do not share. */
function glyphSizes(css: string): string[] {
  return [...css.matchAll(/(?<![\w.-])[\d.]+(?:ch|ex)\b/g)].map(([size]) => size)
}

function costlyIn(css: string): string[] {
  return [...css.matchAll(HAS)].map(([, looked = '']) => looked).filter((looked) => /\[|:empty/.test(looked))
}
