import { describe, expect, it } from 'vitest'
import { checkPageTexts, checkSame, parseAs } from '#src/build/page-texts.ts'

const POLICY = `---
version: 2026-11-01
---

# Terms

What we agree on.

## Your account {#account}

One person has
one account.

- Keep your password;
- send at most {documents} files.
`
const LEGAL = `## Age {#age}

Players are at least {minAge}.

## Help {#help}

{without helpline} Ask support.

Call {helpline}.

[Open your history](/profile/history)
`
const FAQ = `## Account {#account}

### How do I log in? {#login}

By phone or email.
`

const withLine = (text: string, line: number, instead: string): string =>
  text
    .split('\n')
    .map((each, at) => (at + 1 === line ? instead : each))
    .join('\n')

describe('the texts of pages', () => {
  it('are all of their form, with the same sections in each language', () => {
    expect(() => checkPageTexts()).not.toThrow()
  })

  it('have a version, a title and a lead, and sections of paragraphs and lists', () => {
    const { version, opening, sections } = parseAs('policy', 'en.md', POLICY, 'en')
    expect(version).toBe('2026-11-01')
    expect(opening).toEqual({ title: 'Terms', lead: 'What we agree on.' })
    expect(sections).toMatchObject([
      {
        id: 'account',
        title: 'Your account',
        body: ['One person has one account.', ['Keep your password;', 'send at most {documents} files.']],
      },
    ])
  })

  it('may come from an editor that writes CRLF and a byte order mark', () => {
    expect(parseAs('legal', 'en.md', `\uFEFF${LEGAL.replaceAll('\n', '\r\n')}`, 'en')).toEqual(
      parseAs('legal', 'en.md', LEGAL, 'en'),
    )
  })

  it.each([
    ['an unknown placeholder', LEGAL, 3, 'Players are at least {age}.', 3, '{age} is not known here'],
    ['an unknown condition', LEGAL, 7, '{without phone} Ask support.', 7, '{phone} is not known here'],
    [
      'a condition that always holds',
      LEGAL,
      7,
      '{without depositMin} Ask support.',
      7,
      '{depositMin} is not known here',
    ],
    ['a placeholder in a heading', LEGAL, 5, '## Help {minAge} {#help}', 5, '{minAge} is not known here'],
    ['a brace that is not closed', LEGAL, 3, 'Players are at least {minAge.', 3, 'a brace is not of a placeholder'],
    ['a heading without an address', LEGAL, 5, '## Help', 5, 'a heading ends with its address'],
    ['a capital letter in an address', LEGAL, 5, '## Help {#Help}', 5, 'a brace is not of a placeholder'],
    ['an address used twice', LEGAL, 5, '## Help {#age}', 5, '{#age} stands twice'],
    ['a heading of the fourth level', LEGAL, 5, '#### Help {#help}', 5, 'players would see "#"'],
    ['a text below a heading without an empty line', LEGAL, 6, 'Soon.', 5, 'an empty line has to follow a heading'],
    ['a text before the first section', LEGAL, 1, 'Age', 1, 'a text stands outside of every section'],
    ['a section without a text', LEGAL, 3, '', 1, 'nothing stands below this heading'],
    ['bold type', LEGAL, 3, 'Players are **adults**.', 3, 'players would see "*"'],
    ['a link inside a text', LEGAL, 3, 'See [rules](/rules) first.', 3, 'players would see "["'],
    ['HTML', LEGAL, 3, 'Players are<br>adults.', 3, 'players would see "<"'],
    ['a numbered list', LEGAL, 3, '1. Players are adults.', 3, 'players would see "1. "'],
    ['a link to a page that is not there', LEGAL, 11, '[Open](/profile/past)', 11, '"/profile/past" is no page'],
    ['a text after a link', LEGAL, 9, '[Call](mailto:{complaintsEmail})', 11, 'a link is the last of its section'],
    ['a list without an empty line before it', POLICY, 13, 'Or:', 14, 'an empty line has to precede a list'],
    ['a list that goes on without its mark', POLICY, 15, 'send files.', 15, 'each line of a list begins with "- "'],
    ['a date that does not exist', POLICY, 2, 'version: 2026-13-01', 1, 'the file begins with "---"'],
    ['a policy without a title', POLICY, 5, '', 7, 'a text stands outside of every section'],
    ['a policy without a lead', POLICY, 7, '', 1, 'a paragraph has to follow the title'],
  ])('fail the build with file and line for %s', (_, text, line, instead, at, problem) => {
    const kind = text === POLICY ? 'policy' : 'legal'
    expect(() => parseAs(kind, 'lang/en.md', withLine(text, line, instead), 'en')).toThrow(
      `lang/en.md:${at}: ${problem}`,
    )
  })

  it.each([
    ['a policy', 'policy', LEGAL.replace('{minAge}', '18'), 1, 'a policy has a version, and no other page.'],
    ['a legal page', 'legal', POLICY, 1, 'a policy has a version, and no other page.'],
    ['a legal page', 'legal', FAQ, 1, 'a section of the FAQ has questions, and no other.'],
    ['the FAQ', 'faq', LEGAL, 3, '{minAge} is not known here'],
    ['the FAQ', 'faq', FAQ.replace('###', 'Soon.\n\n###'), 1, 'a text of the FAQ stands below a question.'],
    ['the FAQ', 'faq', `${FAQ}\n## More {#more}\n\nSoon.\n`, 7, 'a section of the FAQ has questions, and no other.'],
  ] as const)('fail the build where they are not those of %s: %#', (_, kind, text, line, problem) => {
    expect(() => parseAs(kind, 'lang/en.md', text, 'en')).toThrow(`lang/en.md:${line}: ${problem}`)
  })

  it.each([
    [
      'a section is missing',
      LEGAL,
      LEGAL.slice(0, LEGAL.indexOf('## Help')),
      1,
      'nothing stands here, and {#help} at en.md:5.',
    ],
    [
      'a section is elsewhere',
      LEGAL,
      LEGAL.replace('{#age}', '{#old}'),
      1,
      '{#old} stands here, and {#age} at en.md:1.',
    ],
    [
      'a question is missing',
      FAQ,
      `${FAQ}\n### Lost? {#lost}\n\nAsk.\n`,
      7,
      '{#lost} stands here, and nothing at en.md:3.',
    ],
    ['a placeholder is missing', LEGAL, LEGAL.replace('{minAge}', '18'), 1, 'has "", and en.md:1 has "minAge".'],
    ['a link is missing', LEGAL, LEGAL.replace(/\[.*\n/, ''), 5, 'has "helpline", and en.md:5 has "helpline a link".'],
    ['the version is another', POLICY, POLICY.replace('2026-11', '2026-12'), 1, 'the version is not that of en.md.'],
  ])('fail the build where, against the English text, %s', (_, english, other, line, problem) => {
    const kind = english === POLICY ? 'policy' : english === FAQ ? 'faq' : 'legal'
    const [one, two] = [parseAs(kind, 'ru.md', other, 'ru'), parseAs(kind, 'en.md', english, 'en')]
    expect(() => checkSame('ru.md', one, 'en.md', two)).toThrow(`ru.md:${line}: ${problem}`)
  })
})
