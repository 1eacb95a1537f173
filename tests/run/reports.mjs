import { stripVTControlCharacters } from 'node:util'

/**
 * What the reports of the test runners say: how many tests passed and failed, why, and how long each took.
 *
 * @typedef {{ layer: string, file: string, title: string, seconds: number }} Timed
 * @typedef {{ passed: number, failed: number, reasons: string[], times: Timed[] }} Result
 */

/** @returns {Result} */
export function readVitest({ numPassedTests, numFailedTests, testResults }, root) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: withoutRoot(name, root) })),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    reasons: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
    times: tests.map(({ file, fullName, duration }) => timed(file, fullName, duration)),
  }
}

/** @returns {Result} */
export function readPlaywright({ stats, suites }) {
  const specs = listSpecs(suites)
  const reasons = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      // The second error of a test that timed out says where.
      const { errors = [], steps = [] } = tests[0]?.results.at(-1) ?? {}
      const lines = errors.map(({ message, location }) => `at ${location?.file}:${location?.line}\n${message}`)
      const step = steps.find(({ error }) => error)
      return failure(`${file}:${line} ${title}${step ? `: ${step.title}` : ''}`, lines.join('\n'))
    })
  const times = specs.map(({ file, title, tests }) => {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    return timed(`tests/${file}`, title, ms)
  })
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, reasons, times }
}

/** The slowest tests of all layers, and each that takes over a minute. */
export function slowest(times) {
  const sorted = times.toSorted((one, other) => other.seconds - one.seconds)
  const line = ({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`
  const long = sorted.filter(({ seconds }) => seconds > LONG_S)
  return [
    'slowest tests:',
    ...sorted.slice(0, SLOWEST).map(line),
    ...(long.length > 0 ? [`${long.length} take over ${LONG_S} s`] : []),
  ]
}

const SLOWEST = 12
const LONG_S = 60

function listSpecs(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...listSpecs(inner)])
}

/** The layer of a test is its folder in tests/. */
function timed(file, title, ms = 0) {
  return { layer: file.split('/')[1] ?? '', file, title, seconds: Math.round(ms) / 1000 }
}

function withoutRoot(path, root) {
  return path.startsWith(root) ? path.slice(root.length).replace(/^\//, '') : path
}

function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const wanted = lines.filter(
    (line) => line.trim() !== '' && !/node_modules|^\s+at |Call log|^[\s>]*\d+ \||^\s+\|/.test(line),
  )
  return [`FAILED ${title}`, ...wanted.slice(0, 8)].join('\n    ')
}
