import { join } from 'node:path'
import { toDecimal } from '#domain/money/money.ts'
import { DEMO_BALANCE, DEMO_EMAIL, DEMO_PASSWORD, DEMO_PHONE } from './demo-account.ts'
import { UnusableData } from './damage.ts'
import { operatorOrigin } from './http/sites.ts'
import { startOperator } from './operator.ts'

export type RunOptions = {
  root: string
  port: number
  dev: boolean
  database: string
  controlPort: number | undefined
  /** Where the operator takes its players to be, as an ISO code. */
  country: string
  allInterfaces: boolean
  /** What the user types to start without the stored data. */
  freshCommand: string
}

/** Starts the operator, prints its address, and stops it when the process is asked to end. */
export async function run(options: RunOptions): Promise<void> {
  const { port, database, controlPort, country, allInterfaces } = options
  const openFront = async () => (await import('./site/vite-front.ts')).createViteFront(options.root, port)
  const operator = await startOperator({
    port,
    database,
    country,
    allInterfaces,
    demo: true,
    ...(controlPort === undefined ? {} : { controlPort }),
    ...(options.dev ? { front: openFront } : { site: join(options.root, 'dist') }),
  }).catch((cause: unknown) => {
    if (!(cause instanceof UnusableData)) throw cause
    throw new Error(`${cause.message}\nTo delete this data and start with new data: ${options.freshCommand}`)
  })
  console.log(
    [
      '',
      `  Tulpar is open at ${operator.address}`,
      `  Demo account: ${DEMO_EMAIL} or ${DEMO_PHONE}, password ${DEMO_PASSWORD}, ${toDecimal(DEMO_BALANCE)} RUB of play money`,
      `  Letters and codes that were sent: ${operatorOrigin('outbox', operator.port)}/`,
      ...(operator.controlPort === null ? [] : [`  Control: http://127.0.0.1:${operator.controlPort}`]),
      `  Stop with Ctrl-C; forget all data with: npm start -- --fresh`,
      '',
    ].join('\n'),
  )
  stopWhenAsked(operator.stop)
}

function stopWhenAsked(stop: () => Promise<void>): void {
  let asked = false
  const end = (): void => {
    if (asked) process.exit(0)
    asked = true
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
