import { getPromoBonus, getWelcomePack } from '../endpoints/bonuses.ts'
import type { ReplyOf } from '../http/endpoint.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { PromoBonus, WelcomeStep } from '../db/rows.ts'
import { type AppError, CommandError } from '../core/result.ts'
import { bonusRules } from '../domain/money/bonus.ts'
import { BONUS_TIMERS, type BonusTimer, readTimerCookie, timerEnd } from '../domain/money/bonus-timers.ts'
import { cleanTyped } from '../domain/account/typed-text.ts'

const LONGEST_PROMO = 200

/** Looks up a promo code, and forgets one that gives nothing (spec 8). Throws `CommandError`. */
export async function checkPromo(context: Context, typed: string): Promise<void> {
  const promo = cleanTyped(typed)
  if (promo === '' || promo.length > LONGEST_PROMO) throw new CommandError({ code: 'validation', retry: false })
  let isGood = false
  await context.localizedLoads.load('promo', async () => {
    try {
      await fetchPromo(context, promo, isGood)
      isGood = true
    } catch (error) {
      // What was good is only told anew: it stays, whatever comes of that.
      if (!isGood && wasAnswered(toAppError(error))) await forgetPromo(context, promo)
      throw error
    }
  })
}

/** `again`: the code was good, and is not told of any more once another was looked up. */
async function fetchPromo({ db, call, clock }: Context, promo: string, again: boolean): Promise<void> {
  const reply = await call(getPromoBonus, { params: { promo } })
  await db.transaction('rw', db.facts, async () => {
    const last = await db.facts.get('promo')
    if (again && (last?.id !== 'promo' || last.promo !== promo)) return
    await db.facts.put({ id: 'promo', promo, bonus: promoBonus(reply, clock.now()), fetchedAt: clock.now() })
  })
}

/** Whether it is the operator's word. A call that reached nobody says nothing about the code. */
function wasAnswered({ code, status }: AppError): boolean {
  return code === 'contract' || (status !== undefined && status !== 401 && status !== 429)
}

/** The page takes it out of its address when it reads that it gives nothing. A link's other code stays. */
async function forgetPromo({ db, page, clock }: Context, promo: string): Promise<void> {
  await db.facts.put({ id: 'promo', promo, bonus: null, fetchedAt: clock.now() })
  const { cookies } = await page.bridge.current()
  if (cleanTyped(cookies.promo ?? '') === promo) await page.bridge.setCookie('promo', null)
}

function promoBonus({ name, expires_in, region, rules }: ReplyOf<typeof getPromoBonus>, now: number): PromoBonus {
  return {
    name,
    expiresAt: expires_in === null ? null : now + expires_in * 1_000,
    region,
    rules: rules && {
      ...bonusRules(rules),
      currency: rules.currency,
      amount: rules.amount,
      freeSpins: rules.free_spins,
    },
  }
}

/** Fetches what guests are promised. Throws `CommandError`; the last good fact stays. */
export function loadWelcomePack(context: Context): Promise<void> {
  return context.localizedLoads.load('welcomePack', () => fetchWelcomePack(context))
}

async function fetchWelcomePack(context: Context): Promise<void> {
  const { db, call, clock } = context
  const { publicTitle, currency, steps } = await context.trackLoad('welcomePack', () => call(getWelcomePack))
  const fetchedAt = clock.now()
  await db.facts.put({ id: 'welcomePack', title: publicTitle, currency, steps: steps.map(welcomeStep), fetchedAt })
}

function welcomeStep(step: ReplyOf<typeof getWelcomePack>['steps'][number]): WelcomeStep {
  return {
    title: step.title,
    percent: step.percent,
    maxAmount: step.max_amount,
    freeSpins: step.free_spins,
    minDeposit: step.min_deposit,
    wager: step.wager,
  }
}

/** Starts a timer that does not run, and keeps when it ends for every tab and for pages of the operator. */
export async function startTimer(context: Context, timer: BonusTimer): Promise<{ endsAt: number }> {
  const { db, page, clock, connection } = context
  const { cookie } = BONUS_TIMERS[timer]
  // Any answer tells the server's time; before the first, a device's clock that is days off would restart the timer.
  if (connection.answers === 0) await loadWelcomePack(context).catch(() => undefined)
  const endsAt = await db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('timers')
    const ends = row?.id === 'timers' ? row.ends : {}
    const kept = ends[timer] ?? readTimerCookie(page.facts.cookies[cookie])
    const end = timerEnd(timer, kept, clock.now())
    if (end !== ends[timer]) await db.facts.put({ id: 'timers', ends: { ...ends, [timer]: end } })
    return end
  })
  await page.bridge.setCookie(cookie, String(endsAt))
  return { endsAt }
}
