/** A page of `lang/pages` as it is written: texts still have their placeholders. */
export type MarkdownPage = {
  /** The date in the front matter. */
  version: string | null
  /** The page's title and the paragraph below it, where the file has them. */
  opening: { title: string; lead: string } | null
  sections: Section[]
}

/** A section of a page, or a question in a section of the FAQ. */
export type Section = {
  id: string
  title: string
  /** Paragraphs (strings) and lists (arrays). */
  body: (string | string[])[]
  link: { to: string; text: string } | null
  questions: Section[]
  /** The line of the heading in the file. */
  line: number
}

/** What the texts of a page may name, which of it may not be set, and the paths that they may link to. */
export type Allowed = { facts: readonly string[]; optional: readonly string[]; paths: readonly string[] }

type Block = { line: number; lines: string[] }

/** A placeholder: `{depositMin}`. */
export const PLACEHOLDER = /\{(\w+)\}/g
/** At the beginning of a paragraph or an item that is shown only where the operator has not set a fact. */
export const WITHOUT = /^\{without (\w+)\} /
const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z][a-z0-9-]*)\})?$/
const LINK = /^\[([^[\]]+)\]\((\S+)\)$/
const ITEM = '- '
const FRONT_MATTER = /^---\nversion: (\d{4}-\d{2}-\d{2})\n---$/
/** Markdown that players would see as it is typed. */
const NOT_SHOWN = /[*_`<>|\\[\]]|^(?:#|\+ |\d+[.)] |\s)/

/** An error at a line of a file of `lang/pages`. */
export function pageError(file: string, line: number, problem: string): Error {
  return new Error(`${file}:${line}: ${problem}`)
}

/** Parses a page, and throws at the first line that is not of the form in `lang/README.md`. */
export function parsePage(file: string, markdown: string, allowed: Allowed): MarkdownPage {
  const page: MarkdownPage = { version: null, opening: null, sections: [] }
  const ids = new Set<string>()
  let section: Section | null = null
  let at = 0
  const fail = (problem: string): never => {
    throw pageError(file, at, problem)
  }

  for (const { line, lines } of toBlocks(markdown)) {
    at = line
    const [first = ''] = lines
    const heading = HEADING.exec(first)
    if (first === '---') readVersion(lines)
    else if (heading) {
      if (lines.length > 1) fail('an empty line has to follow a heading.')
      readHeading(heading)
    } else if (section) addTo(section, lines)
    else if (page.opening?.lead === '') page.opening.lead = toText(lines)
    else fail('a text stands outside of every section.')
  }
  at = 1
  if (page.opening?.lead === '') fail('a paragraph has to follow the title.')
  if (page.sections.length === 0) fail('there is no section, "## Title {#id}".')
  for (const { line, body, questions } of getParts(page)) {
    at = line
    if (body.length === 0 && questions.length === 0) fail('nothing stands below this heading.')
  }
  return page

  function readVersion(lines: string[]): void {
    const version = FRONT_MATTER.exec(lines.join('\n'))?.[1]
    if (version === undefined || at > 1 || Number.isNaN(Date.parse(version)))
      fail('the file begins with "---", "version: 2026-11-01" and "---", each on a line of its own, or without them.')
    page.version = version ?? null
  }

  function readHeading([, marks = '', title = '', id]: RegExpExecArray): void {
    checkText(title, [])
    if (marks === '#') {
      if (id !== undefined) fail('the title of a page has no {#id}.')
      if (page.opening || page.sections.length > 0) fail('a page has one title, before its sections.')
      page.opening = { title, lead: '' }
      return
    }
    if (id === undefined) return fail('a heading ends with its address, "{#id}": small letters, digits and hyphens.')
    if (ids.has(id)) fail(`{#${id}} stands twice in this file.`)
    ids.add(id)
    section = { id, title, body: [], link: null, questions: [], line: at }
    if (marks === '##') page.sections.push(section)
    else (page.sections.at(-1) ?? fail('a question stands outside of every section.')).questions.push(section)
  }

  function addTo(current: Section, lines: string[]): void {
    if (current.link) fail('a link is the last of its section.')
    const link = LINK.exec(lines.join('\n'))
    if (link) current.link = readLink(link)
    else if (lines[0]?.startsWith(ITEM)) current.body.push(toItems(lines))
    else current.body.push(toText(lines))
  }

  function readLink([, text = '', to = '']: RegExpExecArray): Section['link'] {
    checkText(text, [])
    if (to.startsWith('mailto:')) checkFacts(to, allowed.facts)
    else if (!allowed.paths.includes(to)) fail(`"${to}" is no page of the site.`)
    return { to, text }
  }

  function toItems(lines: string[]): string[] {
    return lines.map((line, index) => {
      if (index > 0) at++
      if (!line.startsWith(ITEM)) fail('each line of a list begins with "- ", and an empty line follows the list.')
      return checked(line.slice(ITEM.length))
    })
  }

  function toText(lines: string[]): string {
    const texts = lines.map((line, index) => {
      if (index > 0) at++
      if (line.startsWith(ITEM)) fail('an empty line has to precede a list.')
      return index === 0 ? checked(line) : checkText(line, allowed.facts)
    })
    return texts.join(' ')
  }

  function checked(text: string): string {
    const without = WITHOUT.exec(text)?.[1]
    if (without !== undefined) checkFacts(`{${without}}`, allowed.optional)
    checkText(text.replace(WITHOUT, ''), allowed.facts)
    return text
  }

  function checkText(text: string, facts: readonly string[]): string {
    checkFacts(text, facts)
    const rest = text.replace(PLACEHOLDER, 'x')
    const mark = NOT_SHOWN.exec(rest)?.[0]
    if (mark !== undefined) fail(`players would see "${mark}" as it is typed: ${text}`)
    if (/[{}]/.test(rest)) fail(`a brace is not of a placeholder: ${text}`)
    return text
  }

  function checkFacts(text: string, facts: readonly string[]): void {
    const unknown = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !facts.includes(name))
    if (unknown === undefined) return
    fail(`{${unknown}} is not known here. Allowed: ${facts.map((fact) => `{${fact}}`).join(' ') || 'none'}.`)
  }
}

/** The sections of a page, each followed by its questions. */
export function getParts({ sections }: MarkdownPage): Section[] {
  return sections.flatMap((section) => [section, ...section.questions])
}

/** Lines without an empty line between them, each block with the number of its first line. */
function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let block: Block | null = null
  for (const [index, line] of markdown
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const text = line.trimEnd()
    if (text === '') block = null
    else if (block) block.lines.push(text)
    else blocks.push((block = { line: index + 1, lines: [text] }))
  }
  return blocks
}
