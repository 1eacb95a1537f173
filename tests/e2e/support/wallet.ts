import { minor, toDecimal } from '../../../worker/rules/money.ts'
import type { ControlClient } from '../../operator/control-client.ts'

/** What the operator's own wallet of a player holds, in units with two decimals. */
export async function balanceOf(control: ControlClient, { email }: { email: string }): Promise<string> {
  const { balance } = await control.wallet(email)
  return toDecimal(minor(balance))
}
