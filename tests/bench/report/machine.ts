import { cpus, loadavg } from 'node:os'

/** The load of the machine: other work at the same time distorts the figures. */
export function watchMachine() {
  const before = loadavg()[0] ?? 0
  let most = before
  return {
    look(): void {
      most = Math.max(most, loadavg()[0] ?? 0)
    },
    describe(): string {
      const cores = cpus().length
      const line = `${cores} cores; load before the start ${before.toFixed(1)}, highest ${most.toFixed(1)}.`
      const busy = before > cores / 2 || most > cores + 1
      return busy ? `${line} OTHER WORK WAS RUNNING: times are not to be trusted, and ratios little more.` : line
    },
  }
}
