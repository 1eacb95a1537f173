import { readFileSync } from 'node:fs'

/** A file of `templates/` with its placeholders filled in; the line of an empty one is left out. */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (placeholder: string): string => {
    const value = values[placeholder]
    if (value === undefined) throw new Error(`serving/templates/${name}: {{${placeholder}}} is not known`)
    return value
  }
  return readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8')
    .replace(/^\{\{(\w+)\}\}\n/gm, (_, placeholder: string) => {
      const value = valueOf(placeholder)
      return value === '' ? '' : `${value}\n`
    })
    .replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => valueOf(placeholder))
}
