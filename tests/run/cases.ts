/** True in `npm run test:all`, which sets the variable in `tests/run.mjs`. */
const isAll = process.env['TEST_ALL'] === '1'

/**
 * How many cases a long proof runs. The gate needs as many as find a plain fault; `npm run test:all` and CI run all of
 * them, so that nothing lands with fewer.
 *
 * @param gate Cases of `npm test`.
 * @param all Cases of `npm run test:all`.
 */
export function cases(gate: number, all: number): number {
  return isAll ? all : gate
}
