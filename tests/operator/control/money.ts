import { fromDecimal, type Minor } from '#domain/money/money.ts'
import type { PayoutStatus } from '#domain/money/payout.ts'
import { removeCards } from '../billing/cards.ts'
import { openInvoices } from '../billing/invoices.ts'
import { changeInvoice, confirmInvoice, payInvoice } from '../billing/settle.ts'
import { roubles } from '../billing/scale.ts'
import { bonusById, readBonuses, offerBonus, startBonus } from '../bonuses/bonuses.ts'
import { readCampaigns, giveSpins } from '../bonuses/campaigns.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import { bonusOffer, REG_AND_DEP, spinsOffer, WEEKEND_SPINS } from '../bonuses/offers.ts'
import { holdings } from '../ledger.ts'
import { readWallet } from '../ledger.ts'
import { movePayout } from '../payouts/moving.ts'
import { readPayouts } from '../payouts/payouts.ts'
import { givePoints, readRequest } from '../vip/points.ts'
import type { World } from '../world.ts'

const PAYOUTS_SHOWN = 1_000

/** The money methods of the test control: invoices, payouts, bonuses, free spins, VIP club. */
export function moneyControl(world: World, readPlayerId: (email: string) => Promise<number>) {
  const { database, clock } = world

  return {
    /** The open invoices of a player. */
    invoices: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => openInvoices(query, id))
    },
    /** Changes only the amount of an open invoice, as when the player pays another amount than requested. */
    changeInvoice: async ({ invoice, amount }: { invoice: number | string; amount: string }) =>
      known(await changeInvoice(world, Number(invoice), toAmount(amount)), `invoice ${invoice}`),
    /**
     * Sets the number of blocks that have confirmed the coins of an invoice; the invoice is paid at the required
     * number.
     */
    confirmInvoice: async ({ invoice, seen }: { invoice: number | string; seen: number }) =>
      known(await confirmInvoice(world, Number(invoice), seen), `invoice ${invoice}`).status,

    /** Moves a payout to a status, for a `reason` if it is declined. Returns its status; a finished payout keeps its own. */
    movePayout: async ({ payout, ...to }: { payout: number | string; status: PayoutStatus; reason?: string }) =>
      known(await movePayout(world, Number(payout), to), `payout ${payout}`).status,
    payouts: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => readPayouts(query, id, PAYOUTS_SHOWN))
    },

    /** Pays an open invoice with a card, as on the payment page. Returns its status. */
    payWithCard: async ({ invoice, number }: { invoice: number | string; number: string }) =>
      known(await payInvoice(world, Number(invoice), number), `invoice ${invoice}`).status,
    /** Removes the cards of a player's earlier payments. */
    removeCards: async (email: string) => {
      const id = await readPlayerId(email)
      await database.write((tx) => removeCards(tx, id))
    },

    bonuses: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => readBonuses(query, id))
    },
    /** Gives a player a waiting or active bonus, by default the first-deposit gift. Returns its id. */
    giveBonus: async ({ email, offer = REG_AND_DEP.id, amount, isActive = false }: BonusOrder) => {
      const player = await readPlayerId(email)
      const id = await database.write(async (tx) => {
        const { currency } = await readWallet(tx, player)
        const rules = bonusOffer(offer)
        const sum = amount === undefined ? roubles(rules.amount, currency) : toAmount(amount)
        const given = { player, offer: rules, currency, amount: sum, at: clock.now(), untilMs: rules.lifeMs }
        const bonus = await bonusById(tx, await offerBonus(tx, given))
        if (isActive && bonus) await startBonus(tx, bonus, rules.lifeMs, clock.now())
        return known(bonus, 'bonus').id
      })
      await reloadAndAnnounce(world, id)
      return id
    },
    /** Sets the registration of a player to this many ms ago. */
    setRegistered: async ({ email, agoMs }: { email: string; agoMs: number }) => {
      const player = await readPlayerId(email)
      const at = clock.now() - agoMs
      await database.write((tx) => tx.run('UPDATE players SET created_at = ? WHERE id = ?', [at, player]))
    },
    /** Sets the expiry of a bonus, in ms from now. */
    setBonusExpiry: async ({ bonus, inMs }: { bonus: number | string; inMs: number }) => {
      const at = clock.now() + inMs
      await database.write((tx) => tx.run('UPDATE bonuses SET expires_at = ? WHERE id = ?', [at, Number(bonus)]))
      await reloadAndAnnounce(world, Number(bonus))
    },
    /** Gives free spins that expire in `inMs`. Returns the campaign's id. */
    giveSpins: async ({ email, offer = WEEKEND_SPINS.id, left, inMs }: SpinsOrder) => {
      const player = await readPlayerId(email)
      return database.write(async (tx) => {
        const { currency } = await readWallet(tx, player)
        const given = { player, offer: spinsOffer(offer), currency, at: clock.now() }
        return giveSpins(tx, {
          ...given,
          ...(left === undefined ? {} : { left }),
          ...(inMs === undefined ? {} : { untilMs: inMs }),
        })
      })
    },
    campaigns: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => readCampaigns(query, id, clock.now()))
    },

    /** The balances of a player's accounts by currency: wallet, bonus, pending payouts. */
    holdings: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => holdings(query, id))
    },

    giveVipPoints: async ({ email, points }: { email: string; points: number }) => {
      const id = await readPlayerId(email)
      await database.write((tx) => givePoints(tx, id, points))
    },
    /** How a player applied for VIP club membership; null without an application. */
    vipRequest: async (email: string) => {
      const id = await readPlayerId(email)
      return database.read((query) => readRequest(query, id))
    },
  }
}

type BonusOrder = { email: string; offer?: string; amount?: string; isActive?: boolean }
type SpinsOrder = { email: string; offer?: string; left?: number; inMs?: number }

function toAmount(text: string): Minor {
  const amount = fromDecimal(text)
  if (amount === null || amount <= 0) throw new Error(`no amount: ${text}`)
  return amount
}

function known<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`no ${what}`)
  return value
}
