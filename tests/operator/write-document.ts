import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Json } from './json-schema.ts'

/** If the module is the main script, writes its document to the given file, or prints it. */
export function writeIfRun(module: string, document: () => Json): void {
  const [, script = '', file] = process.argv
  if (module !== pathToFileURL(script).href) return
  const text = `${JSON.stringify(document(), null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}
