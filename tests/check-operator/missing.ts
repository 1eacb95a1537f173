/** What a player misses while calls are absent: the beginning of their names, and the sentence. */
const MISSED: readonly [calls: RegExp, sentence: string][] = [
  [/^register/, 'nobody can sign up'],
  [/^(?:loginBy|.*LoginCode)/, 'that way to log in is closed'],
  [/^socialLogin/, 'there is no log-in by a provider'],
  [/^(?:forgot|confirm|check|reset)/, 'a forgotten password cannot be replaced'],
  [/^getBilling|^createDeposit/, 'nobody can pay in'],
  [/^(?:getPayouts|createPayout)/, 'nobody can withdraw'],
  [/^(?:getWallets|activateWallet)/, 'there is one currency'],
  [/^(?:getLobby|getCatalogue|launchGame)/, 'there are no providers’ games'],
  [/^getCases/, 'Cases is closed'],
  [/^(\w+)\.getState/, '$1 is closed'],
  [/^betting\./, 'betting is closed'],
  [/^(?:getTournaments|getTournament$)/, 'there are no tournaments'],
  [/^(?:getPublicRound|publishRound)/, 'no round can be shared'],
  [/^getSeedPairs/, 'the list of past seeds has only the last ones'],
  [/^getTop/, 'the page Top says that it is unavailable'],
  [/^getHistory/, 'the history says that it is unavailable'],
  [
    /^(?:getBonuses|getCampaigns|getFreeSpins|getPromoBonus)/,
    'that part of the bonuses page says that it is unavailable',
  ],
  [/^getVip|^joinVip/, 'the VIP club says that it is unavailable'],
  [/^getVerification/, 'verification says that it is unavailable'],
  [/^getSecurity|SecondFactor$|^end\w*Sessions?$/, 'log-ins have no second factor, and no list of sessions'],
  [
    /^getProtection|^(?:set|confirm|cancel)Limit|^(?:setSessionLimit|takeBreak|excludeSelf)$|RealityCheck$/,
    'nobody can set a limit or take a break that the operator knows of',
  ],
  [/^getFavourites|^putFavourite/, 'favourites stay on the device'],
  [/^getTopic/, 'nothing live is shown on networks that block sockets'],
  [/^(?:socket|topic)/, 'balances and games played together do not move by themselves'],
]

/** A launch without any of these has no player. */
const LAUNCH: readonly [calls: RegExp, what: string][] = [
  [/^registerBy/, 'a way to sign up'],
  [/^(?:loginByEmail|loginByPhone)$/, 'a way to log in by password'],
  [/^getBilling$/, 'ways to pay in'],
  [/^getPayouts$/, 'ways to withdraw'],
]

type Row = { call: string; result: string }

/** The last lines of a report: what a launch still lacks, and what a player misses. */
export function toMissing(rows: readonly Row[]): string[] {
  const absent = rows.filter(({ result }) => result === 'absent').map(({ call }) => call)
  const isThere = (calls: RegExp): boolean => rows.some(({ call, result }) => result === 'ok' && calls.test(call))
  const lacks = LAUNCH.filter(([calls]) => absent.some((call) => calls.test(call)) && !isThere(calls))
  const missed = absent.flatMap((call) => {
    const [calls, sentence] = MISSED.find(([each]) => each.test(call)) ?? []
    return calls && sentence ? [sentence.replace('$1', calls.exec(call)?.[1] ?? '')] : []
  })
  const failed = rows.filter(({ result }) => result === 'FAIL').map(({ call }) => call)
  return [
    ...(failed.length > 0 ? [`To mend before a launch: ${failed.join(', ')}.`] : []),
    ...(lacks.length > 0 ? [`A launch still lacks ${lacks.map(([, what]) => what).join(', ')}.`] : []),
    ...(missed.length > 0 ? [`A player misses: ${[...new Set(missed)].join('; ')}.`] : []),
  ]
}
