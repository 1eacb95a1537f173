import { getBets, getCashOutQuote } from '#endpoints/betting.ts'
import { activateWallet, getBilling, getDepositStatus, getOpenDeposits, getWallets } from '#endpoints/billing.ts'
import { getCampaign, getCampaigns, getPromoBonus, getWelcomePack } from '#endpoints/bonuses.ts'
import { getGame } from '#endpoints/catalogue.ts'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { getHistory } from '#endpoints/history.ts'
import { launchGame } from '#endpoints/launch.ts'
import { getLobby } from '#endpoints/lobby.ts'
import { postMirror, postMirrorRedirect } from '#endpoints/mirrors.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { getFavourites, putFavourite } from '#endpoints/personal-lobby.ts'
import { getPublicRound } from '#endpoints/public-rounds.ts'
import { getTop } from '#endpoints/top.ts'
import { getLeaders, getTournament, getTournaments } from '#endpoints/tournaments.ts'
import { getDocument, getVerification } from '#endpoints/verification.ts'
import { toDecimal } from '#domain/money/money.ts'
import { is } from 'valibot'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import type { Caller } from './caller.ts'
import { checkRates, checkUsedCards } from './money-fields.ts'
import type { Target } from './options.ts'
import { checkPictures } from './pictures.ts'
import { checkPlayers } from './players.ts'
import type { Rows } from './report.ts'

/** Calls that are allowed without options: reads, and writes that leave the account unchanged. */
export async function checkCalls(target: Target, caller: Caller, rows: Rows): Promise<void> {
  await checkLists(target, caller, rows)
  await checkMirrors(target, caller)
  await checkUnknownRound(caller)
  await checkMoney(caller, rows)
  await checkTournaments(caller, rows)
  for (const calls of Object.values(ROUND_CALLS)) await checkOriginal(calls.getState, calls.getRound, caller)
  await checkReads(caller)
  await checkUnknownKeys(caller)
  await checkEmptyBodies(target, caller)
}

/** Adds rows for the calls that were not tried. */
export function listUntried(caller: Caller, rows: Rows): void {
  for (const { name } of ENDPOINTS) {
    if (!caller.done.has(name)) rows.add(name, 'skipped', 'changes the account, or needs something that it has not got')
  }
}

async function checkLists(target: Target, caller: Caller, rows: Rows): Promise<void> {
  const { promo } = target
  const lobby = await caller.check(getLobby)
  await checkPictures(target, lobby, rows)
  if (lobby) checkPlayers(lobby, rows)
  const card = lobby?.shelves.flatMap(({ games }) => games)[0]
  if (card) {
    await caller.check(getGame, { params: { kind: card.kind, slug: card.slug } })
    await caller.check(launchGame, { body: { slug: card.slug, mode: 'demo' } })
  }
  for (const type of ['bets', 'deposits', 'withdrawals', 'logins']) {
    const history = await caller.check(getHistory, { query: { type, limit: '20' }, as: `getHistory of ${type}` })
    const [line] = history?.items ?? []
    if (line?.kind === 'bets') {
      const narrowed = { type, limit: '20', game: line.game, amount_from: toDecimal(line.amount), number: line.id }
      await caller.check(getHistory, { query: narrowed, as: 'getHistory of one bet' })
    }
  }
  // The app takes this rejection for a history without prizes.
  const prizes = { query: { type: 'prizes', limit: '20' }, as: 'getHistory of prizes', absentWith: [400, 422] }
  await caller.check(getHistory, prizes)
  for (const period of ['day', 'all'])
    await caller.check(getTop, { query: { period, measure: 'win' }, as: `getTop of ${period}` })

  const favourites = await caller.check(getFavourites)
  if (card && favourites && !favourites.includes(card.id)) {
    const params = { gameId: card.id }
    await caller.check(putFavourite, { params, body: { favourite: true }, as: 'putFavourite, adding' })
    await caller.check(putFavourite, { params, body: { favourite: false }, as: 'putFavourite, taking away' })
  }
  const verification = await caller.check(getVerification)
  const [document] = verification?.documents ?? []
  if (document) await caller.check(getDocument, { params: { id: document.id } })

  if (promo !== null) await caller.check(getPromoBonus, { params: { promo } })
  await caller.checkRejection(
    getPromoBonus,
    { params: { promo: 'NO-SUCH-CODE-0' }, as: 'getPromoBonus of an unknown code' },
    [404],
  )
  const campaigns = await caller.check(getCampaigns)
  const [campaign] = campaigns?.data ?? []
  if (campaign) await caller.check(getCampaign, { params: { id: campaign.id } })
  else caller.skip(getCampaign, 'the account has no campaign')
}

/** A round that no one has shared must be answered 404, with a code. */
async function checkUnknownRound(caller: Caller): Promise<void> {
  const params = { game: 'dice', id: '0' }
  await caller.checkRejection(getPublicRound, { params, token: null, as: 'getPublicRound of an unknown round' }, [404])
}

async function checkMirrors({ origin }: Target, caller: Caller): Promise<void> {
  const body = { domain: new URL(origin).host }
  await caller.check(postMirror, { body })
  await caller.check(postMirrorRedirect, { body })
}

async function checkMoney(caller: Caller, rows: Rows): Promise<void> {
  checkUsedCards(await caller.check(getBilling), rows)
  const pack = await caller.check(getWelcomePack)
  if (pack) checkRates('getWelcomePack', pack, rows)
  const wallets = await caller.check(getWallets)
  // Activates the wallet that is already active: nothing changes.
  if (wallets?.active) await caller.check(activateWallet, { body: { currency: wallets.active } })
  const deposits = await caller.check(getOpenDeposits)
  const [deposit] = deposits?.items ?? []
  if (deposit) await caller.check(getDepositStatus, { params: { invoiceId: deposit.id } })
  else caller.skip(getDepositStatus, 'the account has no open deposit')

  const bets = await caller.check(getBets)
  const open = bets?.bets.find(({ status }) => status === 'open')
  if (!open) return caller.skip(getCashOutQuote, 'the account has no open bet on sports')
  const params = { id: open.id }
  const answer = await caller.ask(getCashOutQuote, { params })
  // 409: there is no price at the moment.
  if (answer?.status === 409) await caller.checkRejection(getCashOutQuote, { params }, [200, 409])
  else await caller.check(getCashOutQuote, { params })
}

async function checkTournaments(caller: Caller, rows: Rows): Promise<void> {
  let id: string | undefined
  for (const status of ['active', 'upcoming', 'ended']) {
    const reply = await caller.check(getTournaments, { query: { status }, as: `getTournaments, ${status}` })
    id ??= reply?.items[0]?.id
  }
  if (id === undefined) return caller.skip(getTournament, 'there is no tournament')
  caller.found.set('tournament{id}', id)
  const found = await caller.check(getTournament, { params: { id } })
  if (found) checkRates('getTournament', found.tournament, rows)
  await caller.check(getLeaders, { params: { id }, query: { from: '1', limit: '10' } })
}

type RoundCalls = (typeof ROUND_CALLS)[keyof typeof ROUND_CALLS]

async function checkOriginal(
  getState: RoundCalls['getState'],
  getRound: RoundCalls['getRound'],
  caller: Caller,
): Promise<void> {
  const state = await caller.check<Endpoint>(getState)
  const id = firstRound(state)
  if (id !== null) await caller.check<Endpoint>(getRound, { params: { id } })
  else if (!caller.absent.has(getState.name)) caller.skip(getRound, 'the account has no round')
}

/** The id of the first round in a game's state; null without rounds. Every original's state has `rounds`. */
function firstRound(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('rounds' in state) || !Array.isArray(state.rounds)) return null
  const [round]: unknown[] = state.rounds
  const id = typeof round === 'object' && round !== null && 'id' in round ? round.id : null
  return typeof id === 'string' ? id : null
}

/** Every other call that only reads and needs no more than a token. */
async function checkReads(caller: Caller): Promise<void> {
  for (const endpoint of ENDPOINTS) {
    if (endpoint.method === 'GET' && !endpoint.path.includes('{') && !caller.done.has(endpoint.name))
      await caller.check(endpoint)
  }
}

/** A query by the key of a call that was never sent must be answered 404. */
async function checkUnknownKeys(caller: Caller): Promise<void> {
  for (const endpoint of ENDPOINTS) {
    if (endpoint.method !== 'GET' || !endpoint.path.endsWith('/{key}')) continue
    const [game] = endpoint.name.split('.')
    if (caller.absent.has(`${game}.getState`)) {
      caller.skip(endpoint, `${game} is absent`)
      continue
    }
    const params = { key: crypto.randomUUID() }
    await caller.checkRejection(endpoint, { params, as: `${endpoint.name} of an unknown key` }, [404])
  }
}

/** Statuses for an invalid body; 429 after too many calls. */
const REJECTION_STATUSES = [400, 409, 422, 429]

/** Calls that change something are not made; that they exist shows in the rejection of an empty body. */
async function checkEmptyBodies({ allowMoney }: Target, caller: Caller): Promise<void> {
  for (const endpoint of ENDPOINTS) {
    const { body, name, path, once } = endpoint
    if (caller.done.has(name) || !body || path.includes('{') || is(body, {})) continue
    if (once && !allowMoney) {
      caller.skip(endpoint, 'moves money: --allow-money was not given')
      continue
    }
    const key = once ? { key: crypto.randomUUID() } : {}
    await caller.checkRejection(endpoint, { body: {}, ...key, as: `${name} with an empty body` }, REJECTION_STATUSES)
  }
}
