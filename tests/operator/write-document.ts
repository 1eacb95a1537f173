import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Json } from './json-schema.ts'

/** Where a module is run by itself: writes its document to the file that is named, or prints it. */
export function writeIfRun(module: string, document: () => Json): void {
  const [, script = '', file] = process.argv
  if (module !== pathToFileURL(script).href) return
  const text = `${JSON.stringify(document(), null, 2)}\n`
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}
