import { writeFileSync } from 'node:fs'
import { toMissing } from './missing.ts'

/** absent: the operator does not offer it, and the app says so in that place. skipped: not tried, with the reason. */
export type RowResult = 'ok' | 'FAIL' | 'absent' | 'skipped'
export type Row = { call: string; result: RowResult; reason: string }

export type Report = { api: string; at: string; passed: boolean; rows: Row[] }

export type Rows = {
  add(call: string, result: RowResult, reason?: string): void
  /** Adds a row that is ok when there are no problems. */
  judge(call: string, problems: readonly string[], note?: string): void
  all(): Row[]
}

export function createRows(): Rows {
  const rows: Row[] = []
  return {
    add: (call, result, reason = '') => void rows.push({ call, result, reason }),
    judge(call, problems, note = '') {
      rows.push({
        call,
        result: problems.length > 0 ? 'FAIL' : 'ok',
        reason: problems.length > 0 ? sentence(problems) : note,
      })
    },
    all: () => rows,
  }
}

const NAMED = 4

function sentence(problems: readonly string[]): string {
  const more = problems.length - NAMED
  return problems.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '')
}

export function toTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ call }) => call.length))
  const lines = rows.map(({ call, result, reason }) =>
    `${call.padEnd(width)}  ${result.padEnd(7)}  ${reason}`.trimEnd(),
  )
  const count = (wanted: RowResult): number => rows.filter(({ result }) => result === wanted).length
  const sums = `${count('ok')} ok, ${count('FAIL')} failed, ${count('absent')} absent, ${count('skipped')} skipped`
  return [...lines, '', ...toMissing(rows), sums].join('\n')
}

export function writeReport(file: string, report: Report): void {
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
