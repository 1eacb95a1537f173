import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createLauncher } from './browser/browser.ts'
import { compileProbes } from './browser/probes.ts'
import { SUBJECTS, buildSubjects } from './build/subjects.ts'
import type { Bench } from './measure/bench.ts'
import { measureGroup } from './measure/groups.ts'
import { type Options, USAGE, readOptions } from './options.ts'
import { conditions } from './report/conditions.ts'
import { createMeasured } from './report/figures.ts'
import { hasAims, printAims } from './report/aims-table.ts'
import { printIdle } from './report/idle-table.ts'
import { watchMachine } from './report/machine.ts'
import { printTable } from './report/table.ts'

/** Builds the three subjects, measures them in turns and prints the table. */
export async function main(args: string[]): Promise<void> {
  const options = readOptions(args)
  if (!options) return console.error(USAGE)
  const machine = watchMachine()
  const folder = mkdtempSync(join(tmpdir(), 'bench-sites-'))
  const launcher = await createLauncher()
  const note = (line: string): void => {
    machine.look()
    // Progress goes to stderr, so that the table can be piped.
    console.error(`… ${line}`)
  }
  try {
    note(`building ${SUBJECTS.join(', ')}`)
    const sites = await buildSubjects(folder, options.site && resolve(options.site))
    const bench: Bench = { sites, launcher, probes: await compileProbes(), measured: createMeasured() }
    launcher.leaveToBrowser()
    for (const group of options.groups) await measureGroup(bench, group, options, note)
    const { groups } = options
    const compared = groups.filter((group) => !hasAims(group))
    const aimed = groups.filter(hasAims)
    if (compared.length > 0) console.log(`\n${printTable(bench.measured, compared)}`)
    if (aimed.length > 0) console.log(`\n${printAims(bench.measured, aimed)}`)
    if (groups.includes('idle')) console.log(`\n${printIdle(bench.measured)}`)
    console.log()
    console.log(conditions(options, launcher.pinned, machine.describe()))
    writeReport(options, bench)
  } finally {
    launcher.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeReport({ json }: Options, { measured }: Bench): void {
  if (json !== undefined) writeFileSync(json, JSON.stringify(measured, null, 1))
}
