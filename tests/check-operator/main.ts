// First, as the imports below read the variables of .env.
import '#src/build/load-env.ts'
import { captcha, tagManagerUrl } from '#domain/settings/configuration.ts'
import type { ThirdPartyHost } from '#domain/frames/third-party-host.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from '../operator/demo-account.ts'
import { startOperator } from '../operator/operator.ts'
import { checkOperator } from './check.ts'
import { type Options, getApiAddresses, readOptions, USAGE } from './options.ts'
import { toTable, writeReport } from './report.ts'

/**
 * `npm run check-operator`: checks whether a back end meets the app's expectations. Exits with 1 when a check fails.
 */

const thirdParties: ThirdPartyHost[] = [
  ...(captcha === 'none' ? [] : (['captcha'] as const)),
  ...(tagManagerUrl === null ? [] : (['tags'] as const)),
]

const print = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  process.exitCode = await main(readOptions(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`)
  process.exitCode = 2
}

async function main(options: Options): Promise<number> {
  const { api, account, configured, origin, json, ...rest } = options
  const standIn = api === null ? await startOperator({ demo: true, catalogue: SMALL_CATALOGUE }) : null
  try {
    const report = await checkOperator({
      ...getApiAddresses(api ?? `http://api.localhost:${standIn?.port}`, configured, origin),
      ...rest,
      account: account ?? { login: DEMO_EMAIL, password: DEMO_PASSWORD },
      // The stand-in is started without a site here.
      thirdParties: standIn === null ? thirdParties : [],
      // The demo operator has play money only.
      allowMoney: rest.allowMoney || standIn !== null,
    })
    print(`${report.api}, ${report.at}${standIn ? ' (the stand-in)' : ''}\n\n${toTable(report.rows)}`)
    if (json !== null) writeReport(json, report)
    return report.passed ? 0 : 1
  } finally {
    await standIn?.stop()
  }
}
