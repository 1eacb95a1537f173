import { activateWallet, getWallets } from '#endpoints/billing.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { runInBackground } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { getWalletChosenAt, applyBalance } from '../profile/index.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { loadBilling } from './billing.ts'

type Reply = EndpointReply<typeof getWallets>
/** Fetches the wallets, and which one is active. Throws `CommandError`; the last good rows stay. */
export async function loadWallets(context: Context): Promise<void> {
  const { db, session, call } = context
  const authSession = await session.player()
  const asked = { at: Date.now(), seen: await getWalletChosenAt(db, authSession.playerId) }
  const reply = await context.trackLoad('wallets', () => call(getWallets, { authSession }))
  await takeWallets(context, authSession, reply, asked)
}

/**
 * Makes the wallet of a currency the active one, and fetches the payment methods with the limits of that currency.
 * Throws `CommandError`.
 */
export async function activateCurrency(context: Context, currency: Currency): Promise<void> {
  const { session, call } = context
  const authSession = await session.player()
  const reply = await call(activateWallet, { body: { currency }, authSession })
  await takeWallets(context, authSession, reply, null)
  runInBackground(loadBilling(context))
}

/**
 * When the wallets were requested: `at` in ms of the device's clock, `seen` is the player's last choice of a wallet by
 * then.
 */
type Asked = { at: number; seen: number }

/**
 * Writes the wallets of a reply. `asked` is null for the reply to the player's own choice: replies to older requests
 * are ignored after it.
 */
async function takeWallets(
  { db, session, page, clock }: Context,
  authSession: PlayerSession,
  { active, wallets }: Reply,
  asked: Asked | null,
): Promise<void> {
  const { playerId } = authSession
  const at = clock.now()
  const switched = await session.write(authSession, async () => {
    const received = new Set(wallets.map(({ currency }) => currency))
    const gone = db.walletsByCurrency.where({ playerId }).and(({ currency }) => !received.has(currency))
    await gone.delete()
    const seen = asked?.seen ?? (await getWalletChosenAt(db, playerId))
    let isOther = false
    for (const wallet of wallets) {
      const { currency, balance, bonus, bonus_balance: bonusBalance, total_balance: totalBalance } = wallet
      const parts = { bonus, bonusBalance, totalBalance }
      const row = { playerId, currency, balance, version: wallet.balance_version, parts }
      isOther = (await applyBalance(db, row, at, asked?.at, currency === active ? seen : undefined)) || isOther
    }
    if (asked === null) await db.wallets.update(playerId, { chosenAt: Math.max(at, seen + 1) })
    return isOther
  })
  if (switched) await page.bridge.setCookie('activeCurrency', active)
}
