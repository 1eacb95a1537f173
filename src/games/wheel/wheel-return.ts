import { wheelReturn, type WheelRisk } from '#domain/games/wheel.ts'

export const WHEEL_RETURN_FORMAT = { style: 'percent', maximumFractionDigits: 2 } as const

/** The exact return of a wheel, from 0 to 1. */
export function getWheelReturn(risk: WheelRisk): number {
  const { paid, of } = wheelReturn(risk)
  return paid / of
}
