import { type Json, isJson } from '../json-schema.ts'

const GAME = ['1', 'steppe-of-gold', 'Steppe of Gold', 0, 'slots', 1, true, -1, 0, true, 20_000]

/**
 * Example values by the name of their field, as `Component.field`, or by the call with `>` for its body. Together they are the replies of an operator whose
 * player has just logged in and has played nothing yet, so that the app runs on a mock made of them.
 */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  accept: 'better',
  access_token: 'token-2',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  backup_codes: ['1234-5678'],
  backup_codes_left: 10,
  balance: '1000.00',
  balance_version: 1,
  benefits: [],
  bonus_balance: '0.00',
  campaign: null,
  card_number: '4000 0000 0000 0002',
  client_seed: 'tulpar',
  code: '123456',
  color: '#1b2a41',
  country: 'KZ',
  country_code: 'KZ',
  details: false,
  device: 'Chrome, Android',
  domain: 'casino.example',
  email: 'player@mail.example',
  en: 'Example',
  endpoint: 'https://push.example/send/1',
  ends_at: '2030-01-15T12:00:00.000Z',
  entries: 'entry-1:1000\nentry-2:1000',
  entry: null,
  expiration_at: '2030-01-15T12:00:00.000Z',
  expires_at: '2030-01-15T12:00:00.000Z',
  expires_in: 300,
  features: [],
  fpp: 'fingerprint-1',
  frame: ['popups'],
  fresh_token: null,
  host: 'casino.example',
  image: null,
  ip: '192.0.2.7',
  kz: 'Мысал',
  last_four: '4242',
  life_time: 1200,
  line: null,
  locale: 'en',
  meta_yandex_verification: null,
  mirror: 'casino.example',
  name: 'Steppe of Gold',
  network: 'BTC',
  next: null,
  open: null,
  origin: 'https://casino.example',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  password: 'correct-horse-9',
  password_confirm: 'correct-horse-9',
  confirm_password: 'correct-horse-9',
  old_password: 'correct-horse-8',
  period: 0,
  phone: '+77010000001',
  phone_number: '+77010000002',
  picture: 'crown',
  place: 1,
  promo: 'WELCOME100',
  public_key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  reason: null,
  provider: 'Northern Star',
  redirect: null,
  region: null,
  resend_in: 60,
  results: { 'a.example': 120, 'b.example': null },
  ru: 'Пример',
  revshare_service_frontend_url: 'https://partners.example',
  rules: null,
  second_factor: '123456',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  slug: 'steppe-of-gold',
  sso: null,
  super_bonus: null,
  telegram_channel_url: 'https://t.me/example',
  timezone: 'Asia/Almaty',
  token: 'token-1',
  total_balance: '1000.00',
  uri: 'otpauth://totp/Tulpar:player@mail.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tulpar',
  url: 'https://games.example/1',
  userAgent: 'Mozilla/5.0',
  'Advertisement.promo': null,
  'postAffiliate >': { stag: 'affiliate-1' },
  'AnalyticsEvent.at': '2026-01-15T12:00:00.000Z',
  'AnalyticsEvent.data': { game: 'dice' },
  'BettingBetRequest.kind': 'single',
  'Bonus.region': null,
  'CatalogueReply.games': [GAME],
  'CreateDocumentRequest.key': 'document-1',
  'Document.status': null,
  'FreeSpins.kind': 'slots',
  'GetBillingReply.payments.bonus': null,
  'GetCatalogueReply.version': '1',
  'GetProfileReply.features': {},
  'GetVipReply.level': null,
  'GetHistoryReply.items': [],
  'GetMirrorsToCheckReply.domains': [],
  'GetOpenDepositsReply.items': [],
  'GetPayoutsReply.items': [],
  'GetGameReply.games': [GAME],
  'GetGeoReply.data': { ip: '192.0.2.7', country_code: 'KZ' },
  'HiloState.steps': [],
  'LoginReply.success': true,
  'Security.second_factor': { on: false, backup_codes_left: null },
  'Session.current': true,
  'PayoutStep.status': 'waiting',
  'Protection.limits': [
    {
      kind: 'deposit',
      period: 'week',
      amount: '500.00',
      used: '120.00',
      resets_at: '2030-01-15T12:00:00.000Z',
      pending: { amount: '1000.00', from: '2030-01-15T12:00:00.000Z', needs_confirmation: true },
    },
  ],
  'Protection.session_limit': { minutes: null, loss: null },
  'Protection.reality_check': { minutes: 60 },
  'Protection.time_out': null,
  'Protection.exclusion': null,
  'Protection.rules': {
    raise_after_hours: 24,
    deposit_limit: 'asked',
    reality_check_max_minutes: 60,
    may_switch_off_reality_check: false,
    min_round_seconds: 0,
    auto_play: true,
    parallel_play: true,
    panic_button: false,
    cancel_payout: false,
  },
  'Protection.review_due_at': '2030-07-15T12:00:00.000Z',
  'setRealityCheck >': { minutes: 30 },
  'setSessionLimit >': { minutes: 120, loss: '100.00' },
  'RouletteChip.amount': '12.50',
  'RouletteChip.place': 'red',
  'SocialLoginRequest.provider': 'google',
  'TrackEventRequest.name': 'ssoAvailabilityCreate',
  'SportsEvent.id': 'event-1',
  'SportsEvent.league': 'league-1',
  'SportsSelection.event': 'event-1',
  'SportsSelection.market': 'result',
  'SportsSelection.outcome': 'home',
  'SportsBetLeg.outcome': 'home',
  'SportsMarket.id': 'result',
  'CasesBet.slug': 'steppe',
  'Case.slug': 'steppe',
  'CasesState.items': ['item-1'],
  'CaseItem.id': 'item-1',
  'User.bonus': '0.00',
  'User.name': null,
  'User.image': null,
  'User.phone': null,
  'User.currency': 'RUB',
  'User.register_method': 'email',
  'User.verification': null,
  'VerificationStatus.status': 'waiting',
  'GetVerificationReply.status': null,
  'GetVerificationReply.documents': [],
  'Wallet.bonus': '0.00',
  'Wallets.active': 'RUB',
}
/** Lists that are empty for a player who has not played yet. */
const EMPTY = ['bets', 'revealed', 'rounds']

/** An example of a schema with references to components, by the rules above. */
export function buildExample(schema: unknown, schemas: Readonly<Record<string, unknown>>, place = ''): unknown {
  if (!isJson(schema)) return null
  if (place.endsWith('>') && place in EXAMPLES) return EXAMPLES[place]
  const { $ref: ref, examples, anyOf, oneOf, prefixItems, properties } = schema
  if (typeof ref === 'string') {
    const name = ref.slice(ref.lastIndexOf('/') + 1)
    return buildExample(schemas[name], schemas, name)
  }
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema['const']
  const choices = anyOf ?? oneOf
  if (Array.isArray(choices)) return buildExample(choices[0], schemas, place)
  if (schema['default'] !== undefined && schema['default'] !== null) return schema['default']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (Array.isArray(prefixItems)) return prefixItems.map((item: unknown) => buildExample(item, schemas, place))
  if (schema['type'] === 'array') return [buildExample(schema['items'], schemas, place)]
  if (isJson(properties)) return exampleOfObject(properties, schemas, place)
  return exampleOfType(schema)
}

function exampleOfObject(properties: Json, schemas: Readonly<Record<string, unknown>>, place: string): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const inner = `${place}.${name}`
      if (inner in EXAMPLES) return [name, EXAMPLES[inner]]
      if (EMPTY.includes(name) && isJson(field) && field['type'] === 'array') return [name, []]
      if (name in EXAMPLES && !isReference(field)) return [name, EXAMPLES[name]]
      return [name, buildExample(field, schemas, inner)]
    }),
  )
}

function isReference(schema: unknown): boolean {
  return isJson(schema) && '$ref' in schema && !/\/(?:Amount|Timestamp|Id)$/.test(String(schema['$ref']))
}

function exampleOfType({ type, minimum }: Json): unknown {
  if (type === 'string') return 'example'
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0
  return type === 'null' ? null : {}
}
