import type { Bearer } from '../api/client.ts'
import type { ServerFrame } from '../api/socket.ts'
import { detach } from '../command.ts'
import type { Context } from '../context.ts'
import { askForSignOfLife } from '../jobs/sign-of-life.ts'
import { hearPayout, loadOpenInvoices, takeInvoiceStatus } from '../money/index.ts'
import { takeBalance } from '../profile/index.ts'
import type { Currency } from '../rules/currencies.ts'
import { invoiceStatus, isOpen } from '../rules/invoice.ts'
import { REALTIME_FLUSH_MS } from '../rules/constants.ts'
import { keepSocket } from './socket.ts'

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>
type BalanceFrame = FrameOf<'balance'>

/**
 * Listens for one player until the signal ends: balances reach the wallet at most ten times a second, the newest
 * of each moment; an invoice's step is taken as its poll would be.
 */
export async function listen(
  context: Context,
  renew: (stale: Bearer) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { db, session, clock, page, connection } = context
  // The newest of each currency: a player has a wallet for each.
  const waiting = new Map<Currency, BalanceFrame>()
  let flushing: ReturnType<typeof setTimeout> | undefined
  let cut = false

  async function flush(): Promise<void> {
    flushing = undefined
    const frames = [...waiting.values()]
    waiting.clear()
    const holder = await session.holder()
    const own = frames.filter(({ user }) => user === holder?.playerId)
    if (!holder || own.length === 0) return
    await session
      .write(holder, async () => {
        for (const frame of own) await takeBalance(db, told(frame), clock.now())
      })
      // The player has logged out meanwhile: the frame is nobody's now.
      .catch(() => undefined)
  }

  function onFrame(frame: ServerFrame): void {
    if (frame.type === 'balance') {
      const known = waiting.get(frame.currency)
      if (!known || frame.balance_version >= known.balance_version) waiting.set(frame.currency, frame)
      flushing ??= setTimeout(() => detach(flush()), REALTIME_FLUSH_MS)
    } else if (frame.type === 'invoice') void hearInvoice(context, frame).catch(() => undefined)
    else if (frame.type === 'payout') void hearPayout(context, frame.id, frame.status).catch(() => undefined)
    else if (frame.type === 'bonus') void hearBonus(context, frame).catch(() => undefined)
  }

  signal.addEventListener('abort', () => clearTimeout(flushing))
  await keepSocket({
    address: page.hosts.socket,
    reachable: async () => {
      // A cut socket may be the first to tell that nobody is there any more.
      if (cut) await askForSignOfLife(context).catch(() => undefined)
      await connection.untilBack(signal)
    },
    token: async () => (await session.holder())?.token ?? null,
    onRefused: async (token) => {
      const holder = await session.holder()
      if (holder) await renew({ ...holder, token }).catch(() => undefined)
    },
    onFrame,
    onPong: (serverMs, sentAt) => clock.hearExact(serverMs, sentAt, Date.now()),
    onState: (state) => {
      cut = state === 'closed'
      void db.facts.put({ id: 'realtime', state }).catch(() => undefined)
    },
    signal,
  })
}

function told({ user, currency, balance, balance_version: version, ...parts }: BalanceFrame) {
  const { bonus, bonus_balance: bonusBalance, total_balance: totalBalance } = parts
  const isTold = bonus !== undefined && bonusBalance !== undefined && totalBalance !== undefined
  return {
    playerId: user,
    currency,
    balance,
    version,
    parts: isTold ? { bonus, bonusBalance, totalBalance } : undefined,
  }
}

/** An open invoice that is not known here was opened on another device. */
async function hearInvoice(context: Context, { id, status }: FrameOf<'invoice'>): Promise<void> {
  const known = await takeInvoiceStatus(context, id, { status })
  if (known === null && isOpen(invoiceStatus(status))) await loadOpenInvoices(context)
}

/** The code of bonuses is loaded with the first word of one. */
async function hearBonus(context: Context, frame: FrameOf<'bonus'>): Promise<void> {
  const { takeBonusStep } = await import('../bonuses/index.ts')
  await takeBonusStep(context, frame)
}
