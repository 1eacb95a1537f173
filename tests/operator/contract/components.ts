import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { type Json, isJson } from '../json-schema.ts'

/**
 * Objects of the contract that have a name of their own, by where one of them stands: the call, `>` for its body or `<`
 * for its reply, and the path in it. `#1` is the second of several objects that may stand in one place.
 */
const NAMES: Readonly<Record<string, string>> = {
  AnalyticsEvent: 'sendEvents >.events[]',
  BetWallet: 'betting.bet <.wallet',
  SportsBetReply: 'betting.bet <',
  SportsBet: 'betting.bet <.bet',
  SportsBetLeg: 'betting.bet <.bet.legs[]',
  SportsEvent: 'betting.bet <.bet.legs[].event',
  SportsMarket: 'betting.bet <.bet.legs[].market',
  SportsSelection: 'betting.bet >.selections[]',
  BettingCashOutRequest: 'betting.cashOut >',
  SavedAddresses: 'savePayoutAddress <',
  SavedAddress: 'savePayoutAddress <.items[]',
  UsedCard: 'getBilling <.cards[]',
  Wallets: 'getWallets <',
  Wallet: 'getWallets <.wallets[]',
  Deposit: 'createDeposit <',
  OpenDeposit: 'getOpenDeposits <.items[]',
  DepositCard: 'createDeposit <.card',
  DepositCrypto: 'createDeposit <.crypto',
  DepositStatus: 'getDepositStatus <',
  DepositCancelled: 'cancelDeposit <',
  Confirmations: 'createDeposit <.crypto.confirmations',
  Payout: 'createPayout <',
  PayoutStep: 'createPayout <.history[]',
  Names: 'getBilling <.payments.methods[].name',
  PaymentMethod: 'getBilling <.payments.methods[]',
  CryptoPaymentMethod: 'getBilling <.crypto-payments[]',
  CryptoPayoutMethod: 'getBilling <.crypto-payouts[]',
  CardPayoutMethod: 'getBilling <.payouts.methods[]',
  Bonus: 'cancelBonus <.data',
  BonusWager: 'cancelBonus <.data.wager',
  Campaign: 'getCampaign <.data',
  CampaignGame: 'getCampaign <.data.game',
  CampaignReply: 'getCampaign <',
  FreeSpins: 'getFreeSpins <.data[]',
  WelcomeStep: 'getWelcomePack <.steps[]',
  WelcomePlace: 'getBilling <.payments.bonus#0.welcome',
  Cashback: 'getVip <.cashback',
  Case: 'getCases <.cases[]',
  CaseItem: 'getCases <.cases[].items[]',
  CatalogueReply: 'getCatalogue <',
  CatalogueProvider: 'getCatalogue <.providers[]',
  // oxlint-disable-next-line house/names -- the contract calls it so
  Shelf: 'getLobby <.shelves[]',
  GameCard: 'getLobby <.shelves[].games[]',
  EmailRequest: 'sendEmailCode >',
  PhoneRequest: 'sendPhoneCode >',
  EmailCodeRequest: 'verifyEmailCode >',
  PhoneCodeRequest: 'verifyPhoneCode >',
  TokenRequest: 'loginByToken >',
  EmailCaptchaRequest: 'forgotByEmail >',
  PhoneCaptchaRequest: 'forgotByPhone >',
  CodeSent: 'sendEmailCode <',
  LoginReply: 'loginByEmail <',
  RegistrationReply: 'registerByEmail <',
  ResetTokenReply: 'confirmEmailResetCode <',
  ResetToken: 'confirmEmailResetCode <.data',
  MirrorReply: 'getMirror <',
  MirrorRedirect: 'getMirror <.redirect',
  DomainRequest: 'postMirror >',
  Security: 'endSession <',
  SecondFactor: 'endSession <.second_factor',
  Session: 'endSession <.sessions[]',
  SecondFactorRequest: 'confirmSecondFactor >',
  Protection: 'getProtection <',
  ProtectionLimit: 'getProtection <.limits[]',
  PendingLimit: 'getProtection <.limits[].pending',
  SessionLimit: 'getProtection <.session_limit',
  RealityCheck: 'getProtection <.reality_check',
  TimeOut: 'getProtection <.time_out',
  Exclusion: 'getProtection <.exclusion',
  ProtectionSession: 'getProtection <.session',
  ProtectionRules: 'getProtection <.rules',
  User: 'getProfile <.user',
  Document: 'createDocument <',
  VerificationStatus: 'submitVerification <',
  VipLevel: 'getVip <.levels[]',
  Tournament: 'getTournament <.tournament',
  TournamentGames: 'getTournament <.tournament.games',
  TournamentGame: 'getTournament <.tournament.games.items[]',
  TournamentPoints: 'getTournament <.tournament.points',
  TournamentPrize: 'getTournament <.tournament.prizes[]',
  TournamentEntry: 'joinTournament <.entry',
  TournamentPrizeWon: 'joinTournament <.entry.prize',
  TournamentEntryReply: 'joinTournament <',
  TournamentRequest: 'joinTournament >',
  TournamentPlace: 'getLeaders <.items[]',
  TopPlace: 'getTop <.items[]',
  Advertisement: 'postUtm <',
  SocialLogin: 'socialLogin <',
  RecentlyPlayed: 'getRecentlyPlayed <[]',
  HistoryBet: 'getHistory <.items[]#0',
  HistoryDeposit: 'getHistory <.items[]#1',
  HistoryWithdrawal: 'getHistory <.items[]#2',
  HistoryPrize: 'getHistory <.items[]#3',
  HistoryLogin: 'getHistory <.items[]#4',
  SeedPair: 'dice.getState <.pair',
  RevealedSeedPair: 'dice.getState <.revealed[]',
  PastSeedPair: 'getSeedPairs <.items[]',
  RotateSeedRequest: 'dice.rotateSeed >',
  RotateSeedReply: 'dice.rotateSeed <',
  PublicRoundReply: 'getPublicRound <',
  PublicRoundStake: 'getPublicRound <.round#0.stake',
  ...Object.fromEntries(
    ORIGINAL_GAMES.map((game, at) => [`Public${pascal(game)}Round`, `getPublicRound <.round#${at}`]),
  ),
  RouletteChip: 'roulette.bet >.bet.chips[]',
  CashOutAction: 'coinflip.act >.action#1',
  CancelAction: 'duel.act >.action',
  RoomsDraw: 'rooms.getState <.bets[].state.draw',
  DuelDraw: 'duel.getState <.bets[].state.draw',
  DuelCreate: 'duel.bet >.bet#0',
  DuelJoin: 'duel.bet >.bet#1',
  ...Object.fromEntries(
    ORIGINAL_GAMES.flatMap((game) => [
      [`${pascal(game)}Round`, `${game}.getState <.open`],
      [`${pascal(game)}State`, `${game}.getState <.open.state`],
      [`${pascal(game)}Bet`, `${game}.bet >.bet`],
      [`${pascal(game)}RoundReply`, `${game}.bet <`],
    ]),
  ),
  ...Object.fromEntries(
    ['crash', 'rooms', 'duel'].flatMap((game) => [
      [`${pascal(game)}PlayerBet`, `${game}.getState <.bets[]`],
      [`${pascal(game)}State`, `${game}.getState <.bets[].state`],
      [`${pascal(game)}Bet`, `${game}.bet >.bet`],
      [`${pascal(game)}BetReply`, `${game}.bet <`],
    ]),
  ),
}

/** `betting.getBet` → `BettingGetBet`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A body (`>`) or a reply (`<`) of a call. */
export type Root = { call: string; side: '>' | '<'; schema: Json }

/** Moves the objects of the contract to named components: each object stands in the document once. */
export class Components {
  readonly schemas: Record<string, unknown> = {}
  readonly #names = new Map<string, string>()

  constructor(roots: readonly Root[]) {
    const places = new Map(Object.entries(NAMES).map(([name, place]) => [place, name]))
    const seen = new Map<string, string[]>()
    for (const { call, side, schema } of roots) {
      visit(schema, `${call} ${side}`, (object, place) => {
        if (!hasFields(object)) return
        const key = JSON.stringify(object)
        seen.set(key, [...(seen.get(key) ?? []), place])
        const name = places.get(place)
        if (name === undefined) return
        this.#names.set(key, name)
        places.delete(place)
      })
    }
    for (const [key, found] of seen) {
      if (found.length > 1 && !this.#names.has(key)) this.#names.set(key, this.#nameOfField(found))
    }
    // The duel has two forms of a bet, and hilo's has no field: these are places without one object.
    const missing = [...places.values()].filter((name) => name !== 'DuelBet' && name !== 'HiloBet')
    if (missing.length > 0) throw new Error(`the contract has no ${missing.join(', ')}`)
  }

  /** The schema of a body or a reply, which is a component itself if it is an object. */
  getSchema({ call, side, schema }: Root): unknown {
    const name = this.#names.get(JSON.stringify(schema)) ?? `${pascal(call)}${side === '>' ? 'Request' : 'Reply'}`
    return hasFields(schema) ? this.#component(name, schema) : this.#hoisted(schema)
  }

  /** The name of an object that stands in several places and has none in the table: that of its field. */
  #nameOfField(places: readonly string[]): string {
    const [field] = places.flatMap((place) => /\.([a-z]\w*)(?:\[\])?(?:#\d+)?$/i.exec(place)?.[1] ?? [])
    const name = pascal(field ?? '')
    if (name === '' || [...this.#names.values()].includes(name)) throw new Error(`name the object at ${places[0]}`)
    return name
  }

  #component(name: string, schema: Json): Json {
    this.schemas[name] ??= this.#insideOf(schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  #hoisted(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((inner: unknown) => this.#hoisted(inner))
    if (!isJson(value)) return value
    const name = this.#names.get(JSON.stringify(value))
    return name === undefined ? this.#insideOf(value) : this.#component(name, value)
  }

  #insideOf(value: Json): Json {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#hoisted(inner)]))
  }
}

export function hasFields(schema: Json): boolean {
  return isJson(schema['properties']) && Object.keys(schema['properties']).length > 0
}

/** Calls `see` with each object schema and its place; the alternatives of a choice stand in one place. */
export function visit(schema: unknown, place: string, see: (object: Json, place: string) => void): void {
  if (!isJson(schema)) return
  if (isJson(schema['properties'])) {
    see(schema, place)
    for (const [name, field] of Object.entries(schema['properties'])) visit(field, `${place}.${name}`, see)
  }
  visit(schema['items'], `${place}[]`, see)
  visit(schema['additionalProperties'], `${place}{}`, see)
  const row = schema['prefixItems']
  if (Array.isArray(row)) for (const [index, item] of row.entries()) visit(item, `${place}[${index}]`, see)
  for (const key of ['anyOf', 'oneOf']) {
    const choices = schema[key]
    if (!Array.isArray(choices)) continue
    const objects = choices.filter((choice: unknown) => isJson(choice) && choice['type'] !== 'null')
    for (const [index, choice] of objects.entries())
      visit(choice, objects.length > 1 ? `${place}#${index}` : place, see)
  }
}
