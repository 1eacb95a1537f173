import * as v from 'valibot'
import {
  attributionQuery,
  campaignQuery,
  postAffiliate,
  postUtm,
  registerPageOpenEvent as pageOpened,
} from '../endpoints/attribution.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { hashToken } from '../auth/ended-tokens.ts'
import { toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { AppStateRows } from '../db/rows.ts'
import { log } from '../core/page.ts'
import { CommandError } from '../core/result.ts'
import { getConsent, getFingerprint } from '../third-parties/get-consent.ts'
import { isOfAttribution, getReportedQuery } from '../domain/account/attribution.ts'
import { type CookieValues, cookieValue } from '../domain/protocol/cookies.ts'
import { requestLock } from '../domain/protocol/locks.ts'
import { isSecret } from '../domain/account/secret-path.ts'

/** The same link within a day is the landing that was told: its page was loaded anew, restored or opened again. */
const SAME_FOR_MS = 86_400_000
/** So many landings are remembered. */
const KEPT = 16
const CLICK_URL_LIMIT = 2_000

type Landed = Pick<Context, 'db' | 'call' | 'page'> & { query: URLSearchParams }

/**
 * Gives the job that tells the operator of this tab's landing address (spec 4, and 7 "Attribution"): the campaign, the
 * link, the click. It never rejects: a failure is logged only (spec 8), and what nobody took is told when the job runs
 * again. An address that holds a secret is told to nobody.
 */
export function createLanding({ db, call, page }: Context): () => Promise<void> {
  const { href } = page.facts
  const landed = { db, call, page, query: new URL(href).searchParams }
  const due = new Map(isSecret(href) ? [] : Object.entries({ tellCampaign, tellAffiliate, tellPageOpened }))

  async function tell([name, work]: [string, (landed: Landed) => Promise<void>]): Promise<void> {
    const again = (error: unknown) => {
      // The call has found a session over: whoever came by the link is a guest.
      if (toAppError(error).code === 'unauthorised') return work(landed)
      throw error
    }
    try {
      await work(landed).catch(again)
      due.delete(name)
    } catch (error) {
      const { code, retry } = toAppError(error)
      log('landing not told', `${name}: ${code}`)
      if (!retry) due.delete(name)
    }
  }

  let telling: Promise<void> | null = null
  return () =>
    (telling ??= Promise.all([...due].map(tell)).then(() => {
      telling = null
    }))
}

/** Runs work while no tab of this browser makes a call about its landing. */
export function withSourceLock<Value>({ name }: Pick<Endpoint, 'name'>, work: () => Promise<Value>): Promise<Value> {
  return requestLock(`landing:${name}`, work)
}

/**
 * The campaign that brought a visitor who has no advId yet; the reply's advId is kept, and what is promised with it for
 * as long as its cookies last.
 */
async function tellCampaign({ call, page, query }: Landed): Promise<void> {
  const body = getReportedQuery(query)
  if (!v.is(campaignQuery, body)) return
  await withSourceLock(postUtm, async () => {
    if ((await page.bridge.current()).cookies.advId !== undefined) return
    const { advId, promo } = await call(postUtm, { body })
    const kept = { advId: advId ?? '' }
    const promised = promo && { adBonusType: promo.type, adBonusValue: promo.value, adBonusModal: 'false' }
    if ((await keep(page, kept)) && promised) await keep(page, promised)
  })
}

/** Stores cookies, all or none: false where one cannot carry its value. */
async function keep(page: Context['page'], values: CookieValues): Promise<boolean> {
  // The keys are those of a record of cookies.
  const entries = Object.entries(values) as [keyof CookieValues, string][]
  if (entries.some(([name, value]) => cookieValue(name, value) === null)) return false
  await Promise.all(entries.map(([name, value]) => page.bridge.setCookie(name, value)))
  return true
}

/** The link that brought a visitor, with its whole query. */
async function tellAffiliate(landed: Landed): Promise<void> {
  const body = getReportedQuery(landed.query)
  if (!v.is(attributionQuery, body)) return
  const source = Object.entries(body).filter(([name]) => isOfAttribution(name))
  await onceALanding(landed, postAffiliate, source, () => landed.call(postAffiliate, { body }))
}

/** A page was opened by an advertiser's link; the click's address is the one that the link names, or else this one. */
async function tellPageOpened(landed: Landed): Promise<void> {
  const { call, page, query } = landed
  const { subH, click_url = page.facts.href } = getReportedQuery(query)
  if (!subH) return
  // Once the visitor has chosen; the job runs again.
  if ((await getConsent(landed)) === null) throw new CommandError({ code: 'cancelled', retry: true })
  await onceALanding(landed, pageOpened, [['subH', subH]], async () => {
    const uuid = await getFingerprint(landed)
    const body = { subH, ...(uuid === null ? {} : { uuid }), click_url: click_url.slice(0, CLICK_URL_LIMIT) }
    await call(pageOpened, { body })
  })
}

/** Makes a call unless it was made of a landing that said the same; of those, hashes alone are remembered. */
async function onceALanding(
  { db }: Landed,
  endpoint: Endpoint,
  said: readonly (readonly [string, string])[],
  tell: () => Promise<unknown>,
): Promise<void> {
  const source = await Promise.all(said.map((parameter) => hashToken(parameter.join('='))))
  const isSame = ({ call, source: before }: Told) =>
    call === endpoint.name && source.every((hash) => before.includes(hash))
  await withSourceLock(endpoint, async () => {
    if ((await lately(db)).some(isSame)) return
    await tell()
    await db.transaction('rw', db.facts, async () => {
      const told = [{ call: endpoint.name, source, at: Date.now() }, ...(await lately(db))].slice(0, KEPT)
      await db.facts.put({ id: 'landings', told })
    })
  })
}

type Told = AppStateRows['landings']['told'][number]

/** A moment ahead of now was read from a clock that has been set since: nothing can be told from it. */
async function lately(db: Context['db']): Promise<Told[]> {
  const row = await db.facts.get('landings')
  const now = Date.now()
  return row?.id === 'landings' ? row.told.filter(({ at }) => at <= now && now - at < SAME_FOR_MS) : []
}
