import type { MyDatabase } from '#db/my-database.ts'
import type { PlayerRow, WalletRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'

export const PLAYER_ID = '1001'
const AT = Date.UTC(2026, 0, 15, 12)

/** The profile of a player who has confirmed nothing yet. */
export const PLAYER: PlayerRow = {
  id: PLAYER_ID,
  name: null,
  email: 'aru@example.com',
  phone: null,
  locale: 'en',
  timezone: 'Asia/Almaty',
  registerMethod: 'email',
  isPhoneVerified: false,
  isEmailVerified: false,
  isPasswordSet: true,
  isAvatarHidden: false,
  isStatisticsHidden: false,
  verification: { isNeeded: false, status: null },
  isPremium: false,
  avatar: null,
  region: null,
  fetchedAt: AT,
}

/** A wallet of 100 roubles. */
export const WALLET: WalletRow = {
  playerId: PLAYER_ID,
  currency: 'RUB',
  balance: minor(10_000),
  bonus: null,
  bonusBalance: null,
  totalBalance: null,
  version: 1,
  fetchedAt: AT,
  bonusAskedAt: AT,
  chosenAt: AT,
}

/** Writes the rows of a player who is logged in, as the worker does after a log-in. */
export async function signIn(
  database: MyDatabase,
  { player = {}, wallet = {} }: { player?: Partial<PlayerRow>; wallet?: Partial<WalletRow> | null } = {},
): Promise<void> {
  const { session, players, wallets } = database
  await database.transaction('rw', [session, players, wallets], async () => {
    await players.put({ ...PLAYER, ...player })
    if (wallet !== null) await wallets.put({ ...WALLET, ...wallet })
    await session.put({ id: 'current', token: 'token', previous: null, loginId: 'login', playerId: PLAYER_ID })
  })
}
