import { getPromoBonus, getWelcomePack } from '#endpoints/bonuses.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { PromoBonus, WelcomeStep } from '#db/rows.ts'
import { type AppError, CommandError } from '#domain/calls/result.ts'
import { bonusRules } from '#domain/money/bonus.ts'
import { BONUS_TIMERS, type BonusTimer, readTimerCookie, timerEnd } from '#domain/money/bonus-timers.ts'
import { mergeTexts, textsIn } from '#domain/languages/texts-by-language.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'

const LONGEST_PROMO = 200

/** Looks up a promo code; one that gives nothing is removed from the cookie. Throws `CommandError`. */
export async function checkPromo(context: Context, typed: string): Promise<void> {
  const promo = cleanTyped(typed)
  if (promo === '' || promo.length > LONGEST_PROMO) throw new CommandError({ code: 'validation', retry: false })
  let isGood = false
  await context.localizedLoads.load('promo', async () => {
    try {
      await fetchPromo(context, promo, isGood)
      isGood = true
    } catch (error) {
      // A code that was good before is only being reloaded in another language: it stays, even if the reload fails.
      if (!isGood && wasAnswered(toAppError(error))) await forgetPromo(context, promo)
      throw error
    }
  })
}

/** `again`: reloads a code that was good before; the reply is ignored if another code has been looked up meanwhile. */
async function fetchPromo({ db, call, clock, localizedLoads }: Context, promo: string, again: boolean): Promise<void> {
  const [reply, language] = await localizedLoads.inLanguage(() => call(getPromoBonus, { params: { promo } }))
  await db.transaction('rw', db.facts, async () => {
    const last = await db.facts.get('promo')
    const same = last?.id === 'promo' && last.promo === promo ? last : null
    if (again && !same) return
    const texts = mergeTexts(same?.texts, textsIn(language, { name: reply.name }))
    await db.facts.put({ id: 'promo', promo, bonus: promoBonus(reply, clock.now()), texts, fetchedAt: clock.now() })
  })
}

/** Whether the operator answered. A call that did not reach the operator says nothing about the code. */
function wasAnswered({ code, status }: AppError): boolean {
  return code === 'contract' || (status !== undefined && status !== 401 && status !== 429)
}

/**
 * Stores that the code gives nothing, so that the page removes it from its address, and deletes its cookie. Another
 * code in the cookie stays.
 */
async function forgetPromo({ db, page, clock }: Context, promo: string): Promise<void> {
  await db.facts.put({ id: 'promo', promo, bonus: null, fetchedAt: clock.now() })
  const { cookies } = await page.bridge.current()
  if (cleanTyped(cookies.promo ?? '') === promo) await page.bridge.setCookie('promo', null)
}

function promoBonus({ name, expires_in, region, rules }: EndpointReply<typeof getPromoBonus>, now: number): PromoBonus {
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

/**
 * Fetches the welcome pack shown to guests; with `olderThanMs` only if the stored one is older or in another language.
 * Throws `CommandError`; the last good row stays.
 */
export function loadWelcomePack(context: Context, { olderThanMs = 0 }: { olderThanMs?: number }): Promise<void> {
  return context.localizedLoads.load('welcomePack', async () => {
    if ((await ageOfPack(context)) >= olderThanMs) await fetchWelcomePack(context)
  })
}

/**
 * How long ago the pack was fetched, ms; infinite for another language. A timestamp in the future comes from a clock that
 * has been corrected since, and counts as infinitely old.
 */
async function ageOfPack({ db, clock, localizedLoads }: Context): Promise<number> {
  const row = await db.facts.get('welcomePack')
  if (row?.id !== 'welcomePack' || !row.texts?.[await localizedLoads.language()]) return Infinity
  const age = clock.now() - row.fetchedAt
  return age < 0 ? Infinity : age
}

async function fetchWelcomePack(context: Context): Promise<void> {
  const { db, call, clock, localizedLoads } = context
  const [{ publicTitle: title, currency, rates, steps }, language] = await localizedLoads.inLanguage(() =>
    context.trackLoad('welcomePack', () => call(getWelcomePack)),
  )
  const received = textsIn(language, { title, ...Object.fromEntries(steps.map((step, at) => [at, step.title])) })
  const fetchedAt = clock.now()
  await db.transaction('rw', db.facts, async () => {
    const before = await db.facts.get('welcomePack')
    const texts = mergeTexts(before?.id === 'welcomePack' ? before.texts : undefined, received)
    await db.facts.put({ id: 'welcomePack', title, currency, rates, steps: steps.map(welcomeStep), texts, fetchedAt })
  })
}

function welcomeStep(step: EndpointReply<typeof getWelcomePack>['steps'][number]): WelcomeStep {
  return {
    title: step.title,
    percent: step.percent,
    maxAmount: step.max_amount,
    freeSpins: step.free_spins,
    minDeposit: step.min_deposit,
    wager: step.wager,
  }
}

/**
 * Starts an offer's timer unless it is running. Stores its end in app state, for every tab, and in a cookie, for pages
 * of the operator. Out: `endsAt`, ms of the server's clock.
 */
export async function startTimer(context: Context, timer: BonusTimer): Promise<{ endsAt: number }> {
  const { db, page, clock, connection } = context
  const { cookie } = BONUS_TIMERS[timer]
  // Any reply sets the server clock. Before the first one, a device clock that is days off would restart the timer.
  if (connection.answers === 0) await loadWelcomePack(context, {}).catch(() => undefined)
  const endsAt = await db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('timers')
    const ends = row?.id === 'timers' ? row.ends : {}
    const stored = ends[timer] ?? readTimerCookie(page.facts.cookies[cookie])
    const end = timerEnd(timer, stored, clock.now())
    if (end !== ends[timer]) await db.facts.put({ id: 'timers', ends: { ...ends, [timer]: end } })
    return end
  })
  await page.bridge.setCookie(cookie, String(endsAt))
  return { endsAt }
}
