import type { Bearer } from '../api/client.ts'
import type { ServerFrame } from '../api/socket.ts'
import { detach } from '../command.ts'
import type { Context } from '../context.ts'
import { askForSignOfLife } from '../jobs/sign-of-life.ts'
import { takeInvoiceStatus } from '../money/index.ts'
import { takeBalance } from '../profile/index.ts'
import { REALTIME_FLUSH_MS } from '../rules/constants.ts'
import { keepSocket } from './socket.ts'

type BalanceFrame = Extract<ServerFrame, { type: 'balance' }>

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
  let waiting: BalanceFrame | null = null
  let flushing: ReturnType<typeof setTimeout> | undefined
  let cut = false

  async function flush(): Promise<void> {
    flushing = undefined
    const frame = waiting
    waiting = null
    const holder = await session.holder()
    if (!frame || !holder?.playerId || frame.user !== holder.playerId) return
    const { balance, currency, balance_version: version } = frame
    await session
      .write(holder, () => takeBalance(db, { playerId: frame.user, balance, currency, version }, clock.now()))
      // The player has logged out meanwhile: the frame is nobody's now.
      .catch(() => undefined)
  }

  function onFrame(frame: ServerFrame): void {
    if (frame.type === 'balance') {
      if (!waiting || frame.balance_version >= waiting.balance_version) waiting = frame
      flushing ??= setTimeout(() => detach(flush()), REALTIME_FLUSH_MS)
    } else if (frame.type === 'invoice') void takeInvoiceStatus(context, frame.id, frame.status).catch(() => undefined)
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
