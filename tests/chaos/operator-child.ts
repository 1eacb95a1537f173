import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { startOperator } from '../operator/operator.ts'

/** An operator as a process of its own, which a run kills: `operator-child.ts PORT CONTROL_PORT DATABASE SITE`. */
const [port, controlPort, database, site] = process.argv.slice(2)
if (!database || !site) throw new Error('missing arguments')

const operator = await startOperator({
  port: Number(port),
  controlPort: Number(controlPort),
  database,
  site,
  catalogue: SMALL_CATALOGUE,
  loginTries: 1_000,
})
await operator.control.set({
  cashierMs: 3_000,
  confirmEveryMs: 1_000,
  crashBettingMs: 3_000,
  crashOverMs: 1_500,
  roomDrawMs: 3_000,
  roomAloneMs: 5_000,
  duelLifeMs: 5_000,
})
process.send?.({ port: operator.port, controlPort: operator.controlPort })
process.on('disconnect', () => process.exit(0))
