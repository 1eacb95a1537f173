import * as v from 'valibot'
import { BONUS_STATUSES } from '#domain/money/bonus.ts'
import { get, post, put } from '../http/endpoint.ts'
import {
  currencyOrNone,
  id,
  listField,
  timestamp,
  name,
  positiveAmount,
  shortText,
  lenient,
  orNull,
} from '../http/fields.ts'
import {
  bonusRulesFields,
  count,
  listOrNull,
  optionalAmount,
  optionalCount,
  optionalListField,
  optionalName,
  rates,
  secondsLeft,
  times,
} from './money-fields.ts'
import { slug } from './lobby.ts'

/** A game without a slug that is valid in an address is displayed without a link. */
const optionalSlug = lenient(slug)
const game = v.object({ id, name: optionalName, slug: optionalSlug, kind: optionalName })
const optionalId = orNull(id)
const optionalMoment = orNull(timestamp)
const unknownCurrency = v.optional(currencyOrNone, null)

/** The player's free spins. The operator's specification has only `game.id` and `expiration_at`. */
export const getFreeSpins = get('getFreeSpins', '/profile/freeSpins', {
  token: 'required',
  reply: v.object({
    data: listField(
      'freeSpins',
      v.object({
        id: optionalId,
        game,
        left: optionalCount,
        total: optionalCount,
        /** The stake of one spin. */
        bet: optionalAmount,
        currency: unknownCurrency,
        expiration_at: timestamp,
        campaign_id: optionalId,
      }),
    ),
  }),
})

const campaign = v.object({
  id,
  name,
  status: v.picklist(BONUS_STATUSES),
  game,
  left: count,
  total: count,
  bet: optionalAmount,
  currency: unknownCurrency,
  expires_at: optionalMoment,
  /** How many times winnings must be wagered. */
  wager: times,
  max_bet: optionalAmount,
  /** The maximum that the campaign's spins can win. */
  max_win: optionalAmount,
})

/** The player's free-spin campaigns. Not in the operator's specification. */
export const getCampaigns = get('getCampaigns', '/api/freeSpinsCampaigns', {
  token: 'required',
  reply: v.object({ data: listField('campaigns', campaign) }),
})

export const getCampaign = get('getCampaign', '/api/freeSpinsCampaigns/{id}', {
  token: 'required',
  reply: v.object({ data: campaign }),
})

/** Cancels a campaign and its remaining spins; 409 if it is over. */
export const cancelCampaign = put('cancelCampaign', '/api/v2/freeSpinsCampaigns/cancel/{id}', {
  token: 'required',
  reply: v.object({ data: campaign }),
})

/** The bonus that waits until the player has registered and made a deposit; null if there is none. */
export const getWaitingBonus = get('getWaitingBonus', '/bonus-system/bonus-activation/waiting-reg-and-dep', {
  token: 'required',
  reply: v.object({
    data: v.nullable(v.object({ name, expires_in: secondsLeft })),
  }),
})

/** What a promo code gives; 404 with `promo.unknown` if the code does not exist. */
export const getPromoBonus = get('getPromoBonus', '/bonus-system/bonus/{promo}', {
  token: 'optional',
  reply: v.object({
    name,
    /** Seconds in which the code can still be used. */
    expires_in: orNull(secondsLeft),
    region: optionalName,
    rules: lenient(
      v.object({
        ...bonusRulesFields,
        currency: unknownCurrency,
        /** Credited at once, independent of a deposit. */
        amount: optionalAmount,
        free_spins: optionalCount,
      }),
    ),
  }),
})

const bonus = v.object({
  id,
  name,
  status: v.picklist(BONUS_STATUSES),
  amount: positiveAmount,
  currency: unknownCurrency,
  /**
   * How many times and how much must be wagered, and the amount wagered so far; amounts are in the bonus's currency.
   */
  wager: v.object({ times, required: positiveAmount, done: positiveAmount }),
  max_bet: optionalAmount,
  /** Until when a waiting bonus can be activated. */
  expires_at: optionalMoment,
  /** How long it lives once it is activated, seconds. */
  expires_in: orNull(secondsLeft),
  region: optionalName,
})

/** The player's bonuses, including ended ones, newest first. Not in the operator's specification. */
export const getBonuses = get('getBonuses', '/bonus-system/bonuses', {
  token: 'required',
  reply: v.object({ items: listOrNull('bonuses', bonus) }),
})

/**
 * Activates a waiting bonus by its id or by a promo code; exactly one of the two is sent. A code may give free spins
 * instead.
 */
export const activateBonus = post('activateBonus', '/bonus-system/bonus-activation', {
  token: 'required',
  body: v.object({ id: v.optional(id), promo: v.optional(shortText) }),
  reply: v.object({ data: v.nullable(bonus), campaign: orNull(campaign) }),
})

/** Cancels a bonus that is waiting or active; 409 if it is over. */
export const cancelBonus = put('cancelBonus', '/bonus-system/bonus/cancel/{id}', {
  token: 'required',
  reply: v.object({ data: bonus }),
})

/** The welcome offer for guests. The operator's specification has only `publicTitle`; each step is for one deposit. */
export const getWelcomePack = get('getWelcomePack', '/api/v3/welcome-pack/get-welcome-packs-guest', {
  token: 'none',
  reply: v.object({
    publicTitle: name,
    currency: unknownCurrency,
    rates,
    steps: optionalListField(
      'welcomePack.steps',
      v.object({
        title: name,
        percent: orNull(times),
        max_amount: optionalAmount,
        free_spins: optionalCount,
        min_deposit: optionalAmount,
        wager: times,
      }),
    ),
  }),
})
