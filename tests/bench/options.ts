import { parseArgs } from 'node:util'
import { GROUPS, type Group } from './report/figures.ts'

export const USAGE = `Usage: npm run bench -- [${GROUPS.join(' | ')} …] [--runs 5] [--minutes 1 | --full] [--site DIR] [--json FILE]
  groups     some of the figures; without any, all
  --runs     how often each is measured
  --minutes  how long the page is told of crash before its heap is taken, and is idle (5 at least); --full is 5
  --site     a built app, instead of building it
  --json     writes every single value there`

export type Options = { groups: Group[]; runs: number; minutes: number; site?: string; json?: string }

/** Parses the command line; null when it is invalid. */
export function readOptions(args: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        minutes: { type: 'string', default: '1' },
        full: { type: 'boolean', default: false },
        site: { type: 'string' },
        json: { type: 'string' },
      },
    })
    const wanted = positionals.length > 0 ? [...new Set(positionals)] : [...GROUPS]
    const groups = GROUPS.filter((group) => wanted.includes(group))
    const runs = Number(values.runs)
    const minutes = values.full ? 5 : Number(values.minutes)
    if (groups.length !== wanted.length || !Number.isInteger(runs) || runs < 1 || !(minutes > 0)) return null
    return {
      groups,
      runs,
      minutes,
      ...(values.site === undefined ? {} : { site: values.site }),
      ...(values.json === undefined ? {} : { json: values.json }),
    }
  } catch {
    return null
  }
}
