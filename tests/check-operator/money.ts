import * as v from 'valibot'
import { getWallets } from '#endpoints/billing.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { getProfile } from '#endpoints/profile.ts'
import { betLimits } from '#domain/money/limits.ts'
import { minor, type Minor, toDecimal } from '#domain/money/money.ts'
import { type Caller, readAnswer } from './caller.ts'
import type { HttpAnswer } from './http.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

const ROW = 'one key, one bet'
const { dice } = ROUND_CALLS

/** Bets the minimum on dice once, and sends the same bet again: it must be settled once, with the same answer. */
export async function checkMoneyOnce({ allowMoney }: Target, caller: Caller, rows: Rows): Promise<void> {
  if (!allowMoney) return rows.add(ROW, 'skipped', '--allow-money was not given')
  const state = await caller.check(dice.getState, { as: 'dice.getState before the bet' })
  const profile = await caller.check(getProfile, { as: 'getProfile before the bet' })
  const currency = profile?.user.currency
  const before = profile?.user.balance
  if (!state || !currency || before === null || before === undefined)
    return rows.add(ROW, 'skipped', 'there are no dice, or no balance')
  const { min } = betLimits('dice', currency)
  if (before < min) return rows.add(ROW, 'skipped', `the account has less than ${toDecimal(min)} ${currency}`)

  const body = { amount: toDecimal(min), currency, ...state.pair, bet: { target: 5_000, direction: 'over' as const } }
  const key = crypto.randomUUID()
  const first = await caller.ask(dice.bet, { body, key })
  const second = await caller.ask(dice.bet, { body, key })
  if (!first || !second) return
  const one = readAnswer(dice.bet, first)
  rows.judge('dice.bet', one.problems)
  const reply = v.safeParse(settled, one.reply)
  if (!reply.success) return rows.add(ROW, 'FAIL', 'the bet did not go through')

  const { round, wallet } = reply.output
  const problems = [...sameAnswer(second, first, 'the second answer')]
  const byKey = await caller.ask(dice.getBetByKey, { params: { key } })
  if (byKey) problems.push(...sameAnswer(byKey, first, 'the answer by key'))
  const wanted = minor(before - min + round.payout)
  if (wallet.balance !== wanted)
    problems.push('the wallet of the answer is not what was there, less the stake, plus the payout')
  problems.push(...(await balanceProblems(caller, wanted)))
  const other = await caller.ask(dice.bet, { body: { ...body, bet: { ...body.bet, target: 4_900 } }, key })
  if (other && other.status !== 409)
    problems.push(`the same key with another body should be refused with 409, came ${other.status}`)
  rows.judge(ROW, problems, `${toDecimal(min)} ${currency} staked once`)
}

/** The fields of a settled bet that are needed here. */
const settled = v.object({
  round: v.object({ id: v.string(), payout: v.custom<Minor>((value) => typeof value === 'number') }),
  wallet: v.object({ balance: v.number() }),
})

function sameAnswer(answer: HttpAnswer, first: HttpAnswer, what: string): string[] {
  const [one, other] = [first, answer].map((each) => readAnswer(dice.bet, each))
  if (!other || other.problems.length > 0) return [`${what}: ${other?.problems[0]}`]
  const [a, b] = [one?.reply, other.reply].map((each) => v.safeParse(settled, each))
  if (!a?.success || !b?.success || a.output.round.id !== b.output.round.id) return [`${what} is of another round`]
  return a.output.round.payout === b.output.round.payout ? [] : [`${what} has another payout`]
}

async function balanceProblems(caller: Caller, wanted: Minor): Promise<string[]> {
  const answer = await caller.ask(getProfile)
  if (!answer) return []
  const profile = v.safeParse(withBalance, readAnswer(getProfile, answer).reply)
  if (!profile.success) return ['no profile after the bet']
  const { balance } = profile.output.user
  const problems = balance === wanted ? [] : ['the balance has not moved once: it is another than after one bet']
  const wallets = await caller.ask(getWallets)
  return wallets && wallets.status >= 500 ? [...problems, `getWallets answered with ${wallets.status}`] : problems
}

const withBalance = v.object({ user: v.object({ balance: v.nullable(v.number()) }) })
