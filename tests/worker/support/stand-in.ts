import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loginByEmail } from '#endpoints/login.ts'
import { type Caller, createCaller } from '../../operator/caller.ts'
import type { Control } from '../../operator/control/surface.ts'
import { type Operator, startOperator } from '../../operator/operator.ts'

export { good, rejected } from './answers.ts'

export type StandIn = { operator: Operator; control: Control; call: Caller }

export const PASSWORD = 'steppe-wind-42'
let players = 0

/** One operator for all tests of a file, reset before each, and a caller that follows the contract only. */
export function useOperator(): StandIn {
  // Filled before the first test; a test never sees it empty.
  const standIn = {} as StandIn
  beforeAll(async () => {
    standIn.operator = await startOperator({ controlPort: 0 })
    standIn.control = standIn.operator.control
    standIn.call = createCaller(standIn.operator.port)
  })
  afterAll(() => standIn.operator.stop())
  beforeEach(() => standIn.control.reset())
  return standIn
}

/** A player with an email, a phone, a password and a token. */
export async function player({ control }: StandIn) {
  players += 1
  const email = `player${players}@example.com`
  const phone = `+7701${String(1_000_000 + players)}`
  return { email, phone, ...(await control.createPlayer({ email, phone, password: PASSWORD })) }
}

/** Whether a login with this email and password succeeds. */
export async function opens({ call }: StandIn, email: string, password: string): Promise<boolean> {
  return (await call(loginByEmail, { body: { email, password } })).ok
}

/** The last code that was sent to an address; throws if there is none. */
export async function codeFor({ control }: StandIn, to: string): Promise<string> {
  const [letter] = await control.letters(to)
  if (!letter?.code) throw new Error(`no code was sent to ${to}`)
  return letter.code
}

/** Another code of the same length. */
export function wrong(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
}
