import type { IntlShape } from 'react-intl'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Writes when to try again, in a unit of which there are at least two: "You can try again in 24 hours." */
export function writeWait(intl: IntlShape, seconds: number): string {
  const [unit, size] =
    seconds < 2 * MINUTE_S
      ? (['seconds', 1] as const)
      : seconds < 2 * HOUR_S
        ? (['minutes', MINUTE_S] as const)
        : seconds < 2 * DAY_S
          ? (['hours', HOUR_S] as const)
          : (['days', DAY_S] as const)
  return intl.formatMessage({ id: 'form.wait' }, { unit, count: Math.ceil(seconds / size) })
}
