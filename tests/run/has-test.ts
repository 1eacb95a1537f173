import { existsSync, readFileSync } from 'node:fs'

const files = new Map<string, string | null>()

/** The source of a test file; null if there is none. */
function read(name: string): string | null {
  const known = files.get(name)
  if (known !== undefined) return known
  const path = ['.spec.ts', '.test.ts', '.test.tsx'].map((ending) => `tests/${name}${ending}`).find(existsSync)
  const text = path === undefined ? null : readFileSync(path, 'utf8')
  files.set(name, text)
  return text
}

/** Whether there is a test by `layer/file: title` that runs, where the title may be the beginning of one. */
export function hasTest(proof: string): boolean {
  const [, file = '', title = ''] = /^([\w/-]+): (.+)$/.exec(proof) ?? []
  const source = read(file)
  if (source === null || title === '') return false
  return [`'`, '"', '`'].some((quote) => findAll(source, quote + title).some((at) => isTitle(source, at)))
}

function findAll(source: string, text: string): number[] {
  const found: number[] = []
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) found.push(at)
  return found
}

/** Whether the text at this place is the title of a call of `test` or `it`, also of its `each`, that is not skipped. */
function isTitle(source: string, at: number): boolean {
  const before = source.slice(0, at).trimEnd()
  if (!before.endsWith('(')) return false
  const [, callee = ''] = /([\w.]+)(?:<[^()<]*>)?$/.exec(beforeArguments(before.slice(0, -1))) ?? []
  const [name, ...modifiers] = callee.split('.')
  return (name === 'test' || name === 'it') && !modifiers.some((each) => /^(?:skip|fixme|todo|describe)$/.test(each))
}

/** The text up to the arguments that it ends with, as of `each(…)`. */
function beforeArguments(text: string): string {
  if (!text.endsWith(')')) return text
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    else if (text[at] === '(') depth -= 1
    if (depth === 0) return text.slice(0, at)
  }
  return ''
}
