import type { CoverGame } from './cover-shapes.ts'
import { among, createRandom } from './random.ts'

/** How the name is lettered in the cover: on an arc, in gold, cut in stone, or as neon tubes. */
export type LetterStyle = 'arc' | 'gold' | 'carved' | 'neon'

/**
 * Word stems of game names (English, Russian, Kazakh), the picture that they select, in the format of readLayers, and
 * the lettering that suits it.
 */
export type Emblem = readonly [words: RegExp, layers: string, style: LetterStyle]
type Pictures = readonly [Emblem, ...Emblem[]]

/** The picture of a game's cover and its lettering: one that its name selects, otherwise any. */
export function getEmblem({ id, name, kind }: CoverGame): Emblem {
  const pictures = kind === 'live' ? TABLES : PICTURES
  const [called = among(pictures, createRandom(id + name)), ...others] = pictures.filter(([words]) => words.test(name))
  return kind === 'live' ? called : among([called, ...others], createRandom(name + id))
}

/** An emblem for a game whose neighbour has its own: none of these. A live table takes one that names no other game. */
export function getOtherEmblem({ id, name, kind }: CoverGame, taken: readonly (Emblem | undefined)[]): Emblem {
  const others = PICTURES.filter((each) => !taken.includes(each) && (kind !== 'live' || each[2] === 'gold'))
  return among([others[0] ?? PICTURES[0], ...others.slice(1)], createRandom(name + id))
}

/** The layers of a game's emblem. */
export function getCoverPicture(game: CoverGame): string {
  return getEmblem(game)[1]
}

const PICTURES: Pictures = [
  // sun
  [/sun|amber|gild|gold|summer|mill|wheel|carous|колес|мельн|солн/i, 'c701270a*c0 a904170a*c1 o80i88 o90i66', 'gold'],
  // planet
  [/star|astro|teles|observ|meteo|comet|звёзд|жұлд/i, 'o60iaa o70f92 o50l82 O90ij4 O80im6 o90411*30', 'neon'],
  // gem
  [/gem|diam|topaz|jade|ivory|kalei|glass|chand/i, 'a906868d0d a786hd8d a60d8d0v a48dhd0v', 'neon'],
  // wolf
  [
    /wolf|dragon|волк|қасқыр/i,
    'a4d2fe9d-hmar5k6h a7d29d4a a60c4a9d6h0k a59dfehm6h-5kar4v0x0t5r a80k6h5r0t a00r3r2u0v a94h9f8i',
    'carved',
  ],
  // crown
  [
    /crown|king|royal|lacq|velvet|silk/i,
    'a6054ia8chhafr0r a8054i0r-4ia87r-chhafr a40rfrew0w o90422-a722-h922-0t22',
    'gold',
  ],
  // cherry
  [/fruit|berr|apric|pomeg|orchar|harv|алма|яблон|сад/i, 'a304249f7f a50482e668 oa9m88 ob8l66 o97j22', 'arc'],
  // book
  [
    /book|alman|scrib|ink|typew|museum|сказк|леген|пис|ертег/i,
    'a30bi7ir0x a809g5gp0v a43edcdd3f-3jdhdi3k-3odmdn3p a90013441508',
    'gold',
  ],
  // wings
  [
    /wing|feath|heron|crane|magp|jackd|gale|журав/i,
    'a84bh2ia8g a76gibhk7k a56kgkdp5o a45oepat4s-4saw7y2v a7045g0u a90a3h0p',
    'carved',
  ],
  // flame
  [/fire|flame|ember|candl|smok|ash|огни|фонар|шам/i, 'c50058cfem8w0y c7089fcm8v0y c90g4m3t0w', 'gold'],
  // pyramid
  [/pyram|temple|desert|тайн|секр|сыр/i, 'a705hu0w a50e6d7e0f-0mcldm0n o90j43 o00j22', 'carved'],
  // lotus
  [/flower|tulip|hydra|garden|greenh|бағы/i, 'a4iehp0vbp a6d8fi0u6k a8066h0u o90n22', 'arc'],
  // mandala
  [/spiral|woven|tangl|weav|bobb|paint|marbl/i, 'c400490h*c0 c603480h*c1 c8073b0h*c0 c90b3e0h*c1 o50i22', 'arc'],
  // ram's horns, as on felt carpets
  [
    /saddle|lute|samov|fiddl|minst|песн|әні|күйі/i,
    'O70igg c8082484a88c5c59697a8866483c2i0i*40 c6032709*41 o90i22',
    'carved',
  ],
  // storm
  [/thunder|storm|lightn|loud|ветр|жел/i, 'a99e5m8m5wekakde o60a77-9c66-gd44', 'neon'],
  // shell
  [
    /fish|sea|water|lagoon|subm|archip|ferry|gondo|мор|озер|көл/i,
    'a80u0567 a60u67ca-3s6s4x0x a50ucagf a40ugfhm o90n55',
    'arc',
  ],
  // moon
  [/moon|night|twil|frost|winter|snow|луны|түні|қыс|тау/i, 'o90iaa o80b33*30 o80a11*31', 'neon'],
  // cards
  [/card|joker|acrob|marion|theatre|карта/i, 'a40171828p7q0q*2z a60171828p7q0q*2i a90171828p7q0q aa085g0o', 'gold'],
  // coin
  [/coin|cash|treasur|copper|abacus/i, 'o50kgg o70igg O90idd a502121404*o0 a90a2g8i2k0q', 'gold'],
  // yurt
  [/yurt|stepp|camel|степ|дала/i, 'a708389cei0i a50ieidu0u a90ieiek0k-07373909 a20l3l3u0u', 'carved'],
  // balloon
  [/balloon|zepp|kite|rick|tram/i, 'a901536c3m0m a453c6dd6m3m6c a6c6gcdi6mdd a53m4m3s2s a84s3w0w0s', 'arc'],
  // lighthouse
  [/light|beacon|tower|harbour|маяк/i, 'a501a7a807 a806383b0b a90b4b6w0w a50g5g5k0k-0p5p6t0t', 'neon'],
  // parasol
  [/paras|umbr|pagoda|gazeb|tea|чайн/i, 'a9036g3e0g a50354cg9e6g a654e9ihffcg a20g1g1v0v', 'arc'],
  // hourglass
  [/clock|hour|metro|baro|compass|часов/i, 'a504c4c707-0tctcw0w a807a79c1i0i a70i1i9oat0t a90c8c1i0i-0n7t0t', 'gold'],
  // fox
  [
    /fox|otter|badger|porcu|след|құл|түлк|лис/i,
    'a60d4bd2gdilbr0z a28bd5ed a9ilbr0z0v5qal a70d3i2t0v a15k9i8l o10u32 o97i11',
    'carved',
  ],
  // owl
  [
    /owl|night|late|drows|quiet|сны|түні|сов/i,
    'a40776f1gahmcv0z a60q6o8t0w a20ed6f1d92g o77f88 o97f55 o17f33 o98d11 a80i3k0q',
    'neon',
  ],
  // bear
  [
    /bear|bakery|bee|berr|mossy|hollow|медв|аю/i,
    'o5c855 o3c833 c50696fcglbu0w c6083a5d0g o80o87 o10l43 o16h22 o97g11 a10n1n1s0s',
    'carved',
  ],
  // stag
  [
    /stag|deer|thistle|whistl|horn|зов|олен|бұғы/i,
    'a82d4e98h9h7b6f1e0a47060852b a46eecgg9i a60c5d7i4t3w0z a80c3d2k0m a90s4s3w0z o10w32 a14j7i6l',
    'carved',
  ],
  // ram
  [
    /\bram\b|quarry|stubborn|mangys|charyn|горы|тау|арқар/i,
    'o7cg9a o4ch67 o7ci34 a57jfmdo6m a807687i4v0z a607695f0h a90q4q4v0z o10v21 a14i7h6k',
    'carved',
  ],
  // snow leopard
  [
    /leop|tiger|cat\b|барс/i,
    'o7b844 o3b822 c70787fdgmau0y o30a12-5a21-9d12-ck12-co21 o94r55 a94j7h9i7l o17j12 ab0n4n0q a10q1q1t0t',
    'neon',
  ],
  // eagle
  [
    /eagle|falc|kestr|harrier|берк|бүрк|қыран/i,
    'a53ea6i4hcigfjgnco9s4p a73ea8f9cg5l a40s3s8y4x0z a60a4d5m3t0u a80f3h2n0p o90a34 a11a3a2b a80c2c0h',
    'gold',
  ],
  // horse
  [
    /horse|mustang|regat|courier|rider|restless|wander|тропа|дорог|жолы|ізі|құлан/i,
    'a345899l8s6n6d a538718a6c a506779f8l5r6w0z a204362f0k a90e2g2n0o a70s5r6w0z a80o7m7o0q o13v11 a16f8f7i',
    'gold',
  ],
  // batyr
  [
    /batyr|brigad|warrior|anvil|drumm|orda|голос|память/i,
    'a30s8qhuiz0z a60s6q9v0z a20c9daq6t0u a80e6e7k5q0t a50114689d9g0e a80c9d9g0f ab00301505 a90f1f1l0m a12i5h5j a10n4m7q2p a20p4q3t0w',
    'gold',
  ],
  // khan's daughter
  [
    /princess|khan|silk|scarlet|opal|marion|weav|hydran|ханш|қыз/i,
    'a20e8gasez0z a50u7tewfz0z c80c7d7k3s0t a600207c7f0g a90c7c8g0g ab0b2e0h o91611-3911 o99k12-9p12-9t11 a12j4i6j4k a12h6g6h ab0o2p0q o90w11-3v11-6u11',
    'gold',
  ],
  // falconer
  [
    /falconer|huntress|ferrym|nomad|yonder|бүркітші|сокол/i,
    'a30s8qhuiz0z a60s3s8z0z a40283b9cl8q6k6d0c a80c6d7k5q0t a70898ad0e a12i5h5j a10n4m7q2p a20p4q3t0w p95c8bbd9fak8r5w3t3k3f p33g7i8p5w3t p18c9c9d8d',
    'carved',
  ],
  // merchant
  [
    /merch|market|spice|carto|locksm|clockm|beekeep|curios|базар|ярмар|керуен|каравана/i,
    'a50s8qhuiz0z a80s4s7z0z a80d6d7k5q0t a20m7k7r3y0z c90284dabf0d a605b9cc0a ab082a0e a12i5h5j a11n5m7p2p o7ev44 o9ev22',
    'gold',
  ],
]

/** Pictures of live tables; the last one is for all other game shows. */
const TABLES: Pictures = [
  [/roul|рул/i, 'o70ihh o10igg aa0i1303*i0 o30iaa O80iaa a80a2g8i2k0q o90i22', 'gold'],
  [/black|блэк/i, 'a955g8ct1q aa9cch8m6g o70v55 o20v33', 'gold'],
  [/bacc|бакк/i, 'a50171828p7q0q*2z a70171828p7q0q*2i a90171828p7q0q aa085g0o', 'gold'],
  [/sic|dice/i, 'a905cb0h a70hcbcp0v oa0b21 o04k12-8p12-4p12-8k12', 'neon'],
  [/poker|покер/i, 'o80igg a403343707*80 o30ibb O90iaa c90a4g8k1m0k', 'gold'],
  [/./, 'o50ihh a80i3302*80 O90ihh o30i66 a90c1g6i1k0o', 'neon'],
]
