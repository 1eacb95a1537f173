import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Words that make a comment or a test title hard to read, each with the plain words to write instead. */
const WORDS: readonly [RegExp, string][] = [
  [/\b(un)?told\b|\btell(s|ing)?\b/i, 'reports, says, notifies, sends'],
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the player, the visitor, the caller'],
  [/\b(no|some)body\b/i, 'no one, another tab, the operator'],
  [/\b(there|where)(of|by|upon|in)\b/i, 'of it, by it'],
  [/\b(to|cannot|can|could|not) be had\b/i, 'available, cannot be loaded'],
  [/\brefus(al|als|e|es|ed|ing)\b/i, 'rejection, rejects, rejected'],
  [/\bsigns? of life\b/i, 'health check'],
  [/\bin (the|its|their|his) places? of\b/i, 'instead of'],
  [/\b(unheard|errands?)\b/i, 'unanswered, task'],
  [/\bspec(ification)? \d+|\bdecisions\b/i, 'the reason, or worker/README.md'],
]

/** Code, such as the name of a status, is not prose. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')

/** Comments of a file, each with its line. */
function getComments(text: string): [number, string][] {
  const found = text.matchAll(/(?<=^\s*\{?)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)
  return [...found].map((match) => [text.slice(0, match.index).split('\n').length, match[0].replace(/\s+/g, ' ')])
}

function getTitles(text: string): [number, string][] {
  const found = text.matchAll(/\b(?:test|describe|it)(?:\.\w+)*\(\s*(['"`])(.*?)\1/g)
  return [...found].map((match) => [text.slice(0, match.index).split('\n').length, match[2] ?? ''])
}

test('comments and test titles use plain words', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'worker', 'sw', 'tests', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file) && !file.endsWith('plain-words.test.ts'))
  expect(files.length).toBeGreaterThan(1000)
  const hits = files.flatMap((file) => {
    const text = readFileSync(root + file, 'utf8')
    const prose = [...getComments(text), ...(file.startsWith('tests/') ? getTitles(text) : [])]
    return prose.flatMap(([line, words]) =>
      WORDS.flatMap(([word, instead]) => {
        const hit = word.exec(withoutCode(words))
        return hit ? [`${file}:${line}: "${hit[0]}" → ${instead}: ${words.slice(0, 120)}`] : []
      }),
    )
  })
  expect(hits).toEqual([])
})
