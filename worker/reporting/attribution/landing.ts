import * as v from 'valibot'
import {
  attributionQuery,
  campaignQuery,
  postAffiliate,
  postUtm,
  registerPageOpenEvent as pageOpened,
} from '#endpoints/attribution.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { hashToken } from '../../auth/ended-tokens.ts'
import { toAppError } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { AppStateRows } from '#db/rows.ts'
import { log } from '../../core/page.ts'
import { CommandError } from '#domain/calls/result.ts'
import { getConsent } from '../third-parties/get-consent.ts'
import { getFingerprint } from '../third-parties/get-fingerprint.ts'
import { isOfAttribution, getReportedQuery } from '#domain/reporting/attribution.ts'
import { type CookieValues, cookieValue } from '#domain/wire/cookies.ts'
import { requestLock } from '#domain/browser/locks.ts'
import { isSecret } from '#domain/privacy/secret-path.ts'

/**
 * The same link within 24 hours counts as the landing already reported: the page was reloaded, restored or opened
 * again.
 */
const SAME_FOR_MS = 86_400_000
/** The most landings that are stored. */
const LANDINGS_STORED = 16
const CLICK_URL_LIMIT = 2_000

type Landed = Pick<Context, 'db' | 'call' | 'page'> & { query: URLSearchParams }

/**
 * Returns the job that reports this tab's landing address to the operator: the campaign, the affiliate link and the ad
 * click. It never rejects: a failure is only logged, and calls that may still succeed run again with the next call of
 * the job. An address with a secret is never reported.
 */
export function createLanding({ db, call, page }: Context): () => Promise<void> {
  const { href } = page.facts
  const landed = { db, call, page, query: new URL(href).searchParams }
  const due = new Map(isSecret(href) ? [] : Object.entries({ reportCampaign, reportAffiliate, reportPageOpened }))

  async function report([name, work]: [string, (landed: Landed) => Promise<void>]): Promise<void> {
    const again = (error: unknown) => {
      // The call found that the session has ended: the visitor is a guest now.
      if (toAppError(error).code === 'unauthorised') return work(landed)
      throw error
    }
    try {
      await work(landed).catch(again)
      due.delete(name)
    } catch (error) {
      const { code, retry } = toAppError(error)
      log('landing not reported', `${name}: ${code}`)
      if (!retry) due.delete(name)
    }
  }

  let telling: Promise<void> | null = null
  return () =>
    (telling ??= Promise.all([...due].map(report)).then(() => {
      telling = null
    }))
}

/**
 * Runs `work` under a lock, so that no other tab makes this landing call at the same time. Returns and throws what it
 * does.
 */
export function withSourceLock<Value>({ name }: Pick<Endpoint, 'name'>, work: () => Promise<Value>): Promise<Value> {
  return requestLock(`landing:${name}`, work)
}

/**
 * Reports the campaign of a visitor without an advId. Stores the advId of the reply and the promised bonus in cookies.
 */
async function reportCampaign({ call, page, query }: Landed): Promise<void> {
  const body = getReportedQuery(query)
  if (!v.is(campaignQuery, body)) return
  await withSourceLock(postUtm, async () => {
    if ((await page.bridge.current()).cookies.advId !== undefined) return
    const { advId, promo } = await call(postUtm, { body })
    const attribution = { advId: advId ?? '' }
    const promised = promo && { adBonusType: promo.type, adBonusValue: promo.value, adBonusModal: 'false' }
    if ((await setCookies(page, attribution)) && promised) await setCookies(page, promised)
  })
}

/** Sets all the cookies, or none: false if a value cannot be stored in its cookie. */
async function setCookies(page: Context['page'], values: CookieValues): Promise<boolean> {
  // Safe: the keys of `values` are cookie names.
  const entries = Object.entries(values) as [keyof CookieValues, string][]
  if (entries.some(([name, value]) => cookieValue(name, value) === null)) return false
  await Promise.all(entries.map(([name, value]) => page.bridge.setCookie(name, value)))
  return true
}

/** Reports the affiliate link of a visitor, with its whole query. */
async function reportAffiliate(landed: Landed): Promise<void> {
  const body = getReportedQuery(landed.query)
  if (!v.is(attributionQuery, body)) return
  const source = Object.entries(body).filter(([name]) => isOfAttribution(name))
  await onceALanding(landed, postAffiliate, source, () => landed.call(postAffiliate, { body }))
}

/** No player waits for the report, and without the fingerprint it says little: a slow device gets the time it needs. */
const FINGERPRINT_MS = 60_000

/**
 * Reports that an advertiser's link opened the page; the click's address is the link's `click_url`, or else the page's.
 */
async function reportPageOpened(landed: Landed): Promise<void> {
  const { call, page, query } = landed
  const { subH, click_url = page.facts.href } = getReportedQuery(query)
  if (!subH) return
  // Waits for the visitor's choice of consent; the job then runs again.
  if ((await getConsent(landed)) === null) throw new CommandError({ code: 'cancelled', retry: true })
  await onceALanding(landed, pageOpened, [['subH', subH]], async () => {
    const uuid = await getFingerprint(landed, { waitMs: FINGERPRINT_MS })
    const body = { subH, ...(uuid === null ? {} : { uuid }), click_url: click_url.slice(0, CLICK_URL_LIMIT) }
    await call(pageOpened, { body })
  })
}

/** Makes a call unless the same landing was reported before; only hashes of the landing are stored. */
async function onceALanding(
  { db }: Landed,
  endpoint: Endpoint,
  said: readonly (readonly [string, string])[],
  send: () => Promise<unknown>,
): Promise<void> {
  const source = await Promise.all(said.map((parameter) => hashToken(parameter.join('='))))
  const isSame = ({ call, source: before }: ReportedLanding) =>
    call === endpoint.name && source.every((hash) => before.includes(hash))
  await withSourceLock(endpoint, async () => {
    if ((await lately(db)).some(isSame)) return
    await send()
    await db.transaction('rw', db.facts, async () => {
      const reported = [{ call: endpoint.name, source, at: Date.now() }, ...(await lately(db))].slice(
        0,
        LANDINGS_STORED,
      )
      await db.facts.put({ id: 'landings', told: reported })
    })
  })
}

type ReportedLanding = AppStateRows['landings']['told'][number]

/**
 * The landings of the last 24 hours. A timestamp in the future comes from a device clock that has been corrected since,
 * and is ignored.
 */
async function lately(db: Context['db']): Promise<ReportedLanding[]> {
  const row = await db.facts.get('landings')
  const now = Date.now()
  return row?.id === 'landings' ? row.told.filter(({ at }) => at <= now && now - at < SAME_FOR_MS) : []
}
