import { wheelReturn, type WheelRisk } from '../../../worker/domain/games/wheel.ts'

export const RETURN_FORMAT = { style: 'percent', maximumFractionDigits: 2 } as const

/** The exact return of a wheel, of one. */
export function returnOf(risk: WheelRisk): number {
  const { paid, of } = wheelReturn(risk)
  return paid / of
}
