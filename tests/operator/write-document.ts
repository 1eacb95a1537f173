import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Json } from './json-schema.ts'

/** If the module is the main script, writes its document to the file of `--out`, or prints it. */
export function writeIfRun(module: string, document: () => Json): void {
  const [, script = '', ...words] = process.argv
  if (module !== pathToFileURL(script).href) return
  const text = `${JSON.stringify(document(), null, 2)}\n`
  if (words.length === 0) process.stdout.write(text)
  else writeFileSync(getFile(words), text)
}

/** The file of `--out FILE`, `--out=FILE` or `FILE`. */
function getFile(words: readonly string[]): string {
  const names = words.join('=').replace(/^--out=/, '')
  if (names !== '' && !names.startsWith('-')) return names
  process.stderr.write('Usage: [--out] FILE\n')
  process.exit(2)
}
