import type { Names } from '../names.ts'

/** A bonus offer: what is needed to get it and to win it. Amounts are roubles (billing/scale). */
export type BonusOffer = {
  id: string
  name: Names
  /** The percentage of a deposit, up to `amount`; null: `amount` itself. */
  percent: number | null
  amount: number
  /** The smallest qualifying deposit; 0 if none is needed. */
  minDeposit: number
  /** How many times it must be staked, and the largest stake that counts. */
  wager: number
  maxBet: number
  /** How long it may be wagered. */
  lifeMs: number
  /** The country where it is available; null: everywhere. */
  region: string | null
  /** Free spins included with it. */
  spins: SpinsOffer | null
}

const DAY = 86_400_000

/** Free spins of the most popular slot machine. Amounts are roubles. */
export type SpinsOffer = {
  id: string
  name: Names
  spins: number
  /** The stake of one spin. */
  bet: number
  /** How many times the winnings must be staked, the largest stake that counts, and the most that can be won. */
  wager: number
  maxBet: number
  maxWin: number
  lifeMs: number
  region: string | null
}

export const SPINS: SpinsOffer = {
  id: 'spins-20',
  name: { en: '20 free spins', ru: '20 фриспинов', kz: '20 фриспин' },
  spins: 20,
  bet: 10,
  wager: 3,
  maxBet: 100,
  maxWin: 2_000,
  lifeMs: 3 * DAY,
  region: null,
}
export const WEEKEND_SPINS: SpinsOffer = {
  ...SPINS,
  id: 'weekend-spins',
  name: { en: 'Weekend spins', ru: 'Фриспины выходного дня', kz: 'Демалыс фриспиндері' },
  spins: 50,
  bet: 5,
}

/** The welcome pack: the bonuses of the first deposits, in order. */
export const WELCOME_PACK: readonly BonusOffer[] = [
  packStep(
    'first-deposit',
    { en: 'First deposit +100%', ru: 'Первый депозит +100 %', kz: 'Бірінші депозит +100 %' },
    { percent: 100, amount: 10_000, minDeposit: 500, spins: 20 },
  ),
  packStep(
    'second-deposit',
    { en: 'Second deposit +75%', ru: 'Второй депозит +75 %', kz: 'Екінші депозит +75 %' },
    { percent: 75, amount: 7_500, minDeposit: 1_000, spins: 20 },
  ),
  packStep(
    'third-deposit',
    { en: 'Third deposit +50%', ru: 'Третий депозит +50 %', kz: 'Үшінші депозит +50 %' },
    { percent: 50, amount: 7_500, minDeposit: 1_000, spins: 30 },
  ),
]

function packStep(
  id: string,
  name: Names,
  { spins, ...gives }: { percent: number; amount: number; minDeposit: number; spins: number },
): BonusOffer {
  const freeSpins = { ...SPINS, id: `${id}-spins`, name, spins }
  return { id, name, ...gives, wager: 10, maxBet: 500, lifeMs: 7 * DAY, region: null, spins: freeSpins }
}

/** The bonus of every deposit after the welcome pack. */
export const RELOAD: BonusOffer = {
  id: 'reload',
  name: { en: 'Reload +25%', ru: 'Депозит +25 %', kz: 'Депозит +25 %' },
  percent: 25,
  amount: 5_000,
  minDeposit: 1_000,
  wager: 5,
  maxBet: 500,
  lifeMs: 3 * DAY,
  region: null,
  spins: null,
}

/** A gift that waits for the new player's first deposit and then for its activation, `lifeMs` each. */
export const REG_AND_DEP: BonusOffer = {
  id: 'reg-and-dep',
  name: { en: 'Gift for the first deposit', ru: 'Подарок за первый депозит', kz: 'Бірінші депозитке сыйлық' },
  percent: null,
  amount: 300,
  minDeposit: 0,
  wager: 10,
  maxBet: 100,
  lifeMs: 3 * DAY,
  region: null,
  spins: null,
}

/** Winnings of free spins, as a waiting bonus with the wagering terms of the spins. */
export const SPINS_WON: BonusOffer = {
  id: 'spins-won',
  name: { en: 'Won on free spins', ru: 'Выигрыш с фриспинов', kz: 'Фриспин ұтысы' },
  percent: null,
  amount: 0,
  minDeposit: 0,
  wager: SPINS.wager,
  maxBet: SPINS.maxBet,
  lifeMs: SPINS.lifeMs,
  region: null,
  spins: null,
}

/** A tournament prize that is paid as a bonus. */
const TOURNAMENT_PRIZE: BonusOffer = {
  ...SPINS_WON,
  id: 'tournament-prize',
  name: { en: 'Tournament prize', ru: 'Приз турнира', kz: 'Турнир жүлдесі' },
  wager: 5,
  maxBet: 500,
  lifeMs: 7 * DAY,
}

const WELCOME: BonusOffer = {
  ...REG_AND_DEP,
  id: 'welcome-100',
  name: { en: 'Welcome 100', ru: 'Добро пожаловать: 100', kz: 'Қош келдіңіз: 100' },
  amount: 100,
  wager: 5,
  maxBet: 50,
}
const SUMMER: BonusOffer = {
  ...WELCOME,
  id: 'summer',
  name: { en: 'Summer 25', ru: 'Лето 25', kz: 'Жаз 25' },
  amount: 25,
}
const ALMATY: BonusOffer = {
  ...WELCOME,
  id: 'almaty',
  name: { en: 'Apples of Almaty', ru: 'Яблоки Алматы', kz: 'Алматы алмалары' },
  amount: 500,
  region: 'KZ',
}

export type Promo = { code: string; gives: { bonus: BonusOffer } | { spins: SpinsOffer }; isOver: boolean }

/** The promo codes; they are case-insensitive. */
const PROMOS: readonly Promo[] = [
  { code: 'WELCOME100', gives: { bonus: WELCOME }, isOver: false },
  { code: 'SPINS20', gives: { spins: SPINS }, isOver: false },
  { code: 'SUMMER25', gives: { bonus: SUMMER }, isOver: true },
  { code: 'ALMATY500', gives: { bonus: ALMATY }, isOver: false },
]

export function promoBy(code: string): Promo | null {
  const wanted = code.trim().toUpperCase()
  return PROMOS.find((promo) => promo.code === wanted) ?? null
}

const BONUSES = [...WELCOME_PACK, RELOAD, SPINS_WON, TOURNAMENT_PRIZE, REG_AND_DEP, WELCOME, SUMMER, ALMATY]
const SPIN_OFFERS = [SPINS, WEEKEND_SPINS, ...WELCOME_PACK.flatMap(({ spins }) => spins ?? [])]

export function bonusOffer(id: string): BonusOffer {
  return known(BONUSES, id)
}

export function spinsOffer(id: string): SpinsOffer {
  return known(SPIN_OFFERS, id)
}

function known<T extends { id: string }>(offers: readonly T[], id: string): T {
  const found = offers.find((offer) => offer.id === id)
  if (!found) throw new Error(`no offer ${id}`)
  return found
}
