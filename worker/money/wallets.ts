import { activateWallet, getWallets } from '../api/billing.ts'
import type { ReplyOf } from '../api/endpoint.ts'
import type { Holder } from '../api/session.ts'
import { detach } from '../command.ts'
import type { Context } from '../context.ts'
import { putIntoUse, takeBalance } from '../profile/index.ts'
import type { Currency } from '../rules/currencies.ts'
import { loadBilling } from './billing.ts'

type Reply = ReplyOf<typeof getWallets>
type Player = Holder & { playerId: string }

/** Fetches the wallets and which is in use. Throws `Failure`; the last good rows stay. */
export async function loadWallets(context: Context): Promise<void> {
  const holder = await context.session.player()
  const askedAt = context.clock.now()
  const reply = await context.part('wallets', () => context.call(getWallets, { holder }))
  await takeWallets(context, holder, reply, askedAt)
}

/** Switches to the wallet of a currency; payment methods come anew, with its limits. Throws `Failure`. */
export async function activateCurrency(context: Context, currency: Currency): Promise<void> {
  const { session, call, clock } = context
  const holder = await session.player()
  const reply = await call(activateWallet, { body: { currency }, holder })
  // What was asked for before the answer, about the wallet before, comes too late to switch back.
  await takeWallets(context, holder, reply, clock.now())
  detach(loadBilling(context))
}

async function takeWallets({ db, session, page, clock }: Context, holder: Player, reply: Reply, askedAt: number) {
  const { playerId } = holder
  const at = clock.now()
  const switched = await session.write(holder, async () => {
    for (const wallet of reply.wallets) {
      const { currency, balance, bonus, bonus_balance: bonusBalance, total_balance: totalBalance } = wallet
      const parts = { bonus, bonusBalance, totalBalance }
      await takeBalance(db, { playerId, currency, balance, version: wallet.balance_version, parts }, at, askedAt)
    }
    const told = new Set(reply.wallets.map(({ currency }) => currency))
    await db.walletsByCurrency
      .where({ playerId })
      .and(({ currency }) => !told.has(currency))
      .delete()
    return putIntoUse(db, { playerId, currency: reply.active }, at, askedAt)
  })
  if (switched) await page.host.setCookie('activeCurrency', reply.active)
}
