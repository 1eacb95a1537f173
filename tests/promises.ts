/**
 * What the product promises, line by line, and the tests that hold each line: `layer/file: title`, where the title is
 * written as in the file, or is the beginning of it. `unit/promises.test.ts` fails for a promise without a test and for
 * a title that is gone.
 */
export const PROMISES = {
  'What it is': {
    'cases, coinflip, crash, dice, hilo, keno, roulette, miner, slots, live casino, rooms, betting, tournaments, VIP club, bonuses, welcome pack, FAQ, policies, top list and settings are pages':
      ['e2e/routes: each route has its page for a guest', 'e2e/routes: each route has its page for a player'],
    'a player registers and logs in by email, by phone and by a social provider': [
      'e2e/registration: a registration opens an account',
      'worker/log-in: registers by %s with the fingerprint and the link’s attribution',
      'e2e/login: a player logs in by email and sees the balance',
      'e2e/login: a player logs in by phone with the keyboard alone',
      'e2e/social: the provider’s window opens on click',
    ],
    'a player deposits, receives bonuses and free spins, and takes part in tournaments': [
      'e2e/deposit: a deposit is paid on the operator’s page',
      'e2e/bonuses: a waiting bonus shows its rules and is activated',
      'e2e/provider-game: the free spins of two awards are used first',
      'e2e/tournaments: a player joins a tournament from the list',
    ],
    'a player has a balance and a currency': [
      'page/profile: the profile shows the player and the balance',
      'worker/wallets: loads all wallets with their balances',
    ],
    'support chat is a fixed button at the bottom right, at every width': [
      'e2e/support-button: support chat is a fixed button at the bottom right and covers no control',
    ],
    'mirror domains are probed, single sign-on redirects, the anti-bonus-abuse results are sent, a device has a fingerprint':
      [
        'unit/mirror-check: mirrors are checked 10 to 55 s after the log-in',
        'e2e/sso: a guest is redirected once',
        'unit/fingerprint: a call waits as long as its caller says',
      ],
    'the app can be installed': [
      'e2e/install: the install prompt is shown',
      'e2e/frame: the page links a manifest that installs the app under its name',
    ],
    'it is served in Russian, English and Kazakh': [
      'unit/lang: %s has exactly the keys of the other languages',
      'unit/locales: are ru, en and kz',
    ],
  },
  'Screens and routes': {
    'each route of the table has its page': ['e2e/routes: each route has its page for a guest'],
    'the home page has the full width': ['e2e/home: the home page shows its rows'],
    'a case has a page of its own by its slug': ['e2e/cases: a case is opened by mouse'],
    'the three rooms have addresses of their own': ['e2e/routes: each route has its page for a guest'],
    'slots and live casino have a demo and a play address': [
      'e2e/provider-game: a guest has the demo and a log-in that leads into the game',
      'e2e/slots: the address of a game opens that game',
    ],
    'the policies are read in their languages': ['e2e/policy: each policy is there in its binding language'],
    'the profile has index, access, bonuses, history and setting': [
      'page/profile: each section of the profile has its own address and opens by keyboard',
    ],
    'tournaments are listed by status, and each has a page': [
      'page/tournaments-page: the lists of tournaments follow their time',
      'page/tournaments-page: the leaderboard is shown',
    ],
    'two layouts: the default one with support button and manifest link, and the one without access': [
      'e2e/frame: the page links a manifest',
      'e2e/frame: a visitor from a blocked region sees /no-access',
    ],
    'an unknown route says “Page not found: {path}”, and the app goes on': [
      'page/frame: an unknown address shows a not-found page with its path, as text',
    ],
    'the flags signup, login and deposit open their dialogs and leave the address': [
      'page/use-query-flags: ?signup opens the registration and is removed from the address',
      'page/use-query-flags: ?login opens the log-in',
      'page/use-query-flags: ?deposit lets a guest log in first',
    ],
    'the dialogs are Login, LoginByEmail, ConfirmByPhone, Register, PayIn, SuccessPayment and Verification': [
      'e2e/accessibility: the modals of a guest are accessible and fit',
      'e2e/login: a log-in code is sent, asked for again after a reload, and logs in',
      'e2e/deposit: a deposit is paid on the operator’s page',
      'e2e/verification: documents are sent through a lost connection',
    ],
    'a phone restore token that fails its check leads to /error': [
      'page/password-reset: a link by phone whose token was used leads to the error page',
    ],
    'a blocked region goes to /no-access, and a visitor from elsewhere leaves it for /': [
      'e2e/frame: a visitor from a blocked region sees /no-access',
      'worker/geo: navigates to /no-access on a 451 during the session',
    ],
    'an address may begin with a language; a redirect to another host is a full navigation': [
      'e2e/language: the language of an address wins',
      'worker/mirrors: neither stores nor opens a mirror address that is not allowed',
      'unit/redirect: %s is followed',
    ],
  },
  Entities: {
    'a profile has its fields, with RUB where the currency is missing': [
      'worker/session: starts a session at registration',
      'worker/reply: stores a balance of %j as unknown',
      'worker/vip: marks a player of a premium VIP level as premium in the profile',
      'worker/operator-profile: includes the super bonus in every profile while there is one',
    ],
    'a profile may bring a fresh token': ['worker/tokens: replaces the token with the fresh one of a profile reply'],
    'billing data has methods with limits, a default amount, an exchange currency and a bonus': [
      'worker/billing: gives a method without limits 100 to 300000, and 100 as its default amount',
      'page/deposit: a deposit in another currency shows its rate and what it comes to',
    ],
    'a deposit has its sums, commission, card, life time, and says when its sum was changed': [
      'page/deposit: a deposit with a commission shows what is credited',
      'page/deposit: a transfer shows where to send the money: $shows',
      'worker/invoices: shows the changed sum of an invoice',
    ],
    'a free spin has a game and an end': ['unit/bonus: free spins are active until they expire or none are left'],
    'a bonus has a name, an end and a region': [
      'worker/bonuses: loads bonuses with all their rules',
      'page/promo: a code of another region names it',
    ],
    'the location has ip, country and region; the region is sent as the Region header': [
      'worker/geo: stores and sends the region of a 451 reply',
    ],
    'mirror data may bring a Yandex verification and a single sign-on address': [
      'worker/mirrors: loads the mirror data even if the mirror redirect fails',
      'worker/sso: redirects to the single sign-on address of the mirror data',
    ],
    'the cookies of a visit have their names and lives': [
      'unit/cookies: %s lives %i seconds',
      'worker/landing-cookies: stores the cookies of a visit before the first request',
    ],
    'the reload guard is kept in the session’s storage with path and end': [
      'unit/reload-guard: the stored entry names the page and the time at which the guard ends',
    ],
    'settings name the partner programme and the channel': [
      'page/legal: the footer leads to the partner programme of the operator',
      'page/frame: support has the contacts of the operator',
    ],
    'a mirror’s verification for a search engine is written into the page': [
      'worker/mirrors: writes the verification of a search engine into the page',
      'page/mirrors: the verification of a search engine becomes a meta tag',
    ],
    'a mirror check has a clean domain and a pixel': [
      'unit/mirror-check: measures another host by an image whose address is new each time',
    ],
    'the super bonus of a profile is stored for five years': ['unit/cookies: %s lives %i seconds'],
    'the active currency has a cookie': ['worker/wallets: switches the currency with its cookie'],
    'a new withdrawal is noted by a cookie': ['e2e/withdraw: a withdrawal to a card is reviewed'],
    'a campaign’s promo is stored in three cookies that live 600 s': [
      'e2e/landing: campaign, affiliate and click of a landing are sent once',
      'worker/landing: stores the promo that a campaign’s reply contains',
    ],
    'the fingerprint is kept in the browser’s storage': ['unit/fingerprint: a call waits as long as its caller says'],
    'the hide flag of the install prompt is kept': ['e2e/install: the install prompt is shown'],
    'MyDatabase of version 1 with syncStore is opened, and keeps the address of the API under 1': [
      'worker/my-database: upgrades a native version 1 database and keeps its rows',
      'worker/create-worker: stores the address of the API once',
    ],
  },
  States: {
    'a verification is pending, failed or successful by the operator’s words': [
      'unit/verification: a verification is %s by the words of the operator',
    ],
    'an invoice is polled every 5 s; status 3 closes it, opens the success dialog and reports an event': [
      'worker/deposit: opens an invoice with a payment page, and reports the payment once',
      'e2e/deposit: a deposit is paid on the operator’s page in its own tab; the success dialog opens once',
      'unit/constants: the times and sizes that the product promises',
    ],
    'an invoice ends when its life time is over, counted down by the second': [
      'worker/invoices: expires an invoice by the server’s time',
    ],
    'a log-in stores the token, loads the profile, sets the language and closes its dialog': [
      'e2e/login: a player logs in by email and sees the balance',
      'page/language: a log-in shows the language of the player',
    ],
    'a log-in with a single sign-on link goes there': ['worker/sso: redirects to single sign-on after registration'],
    'a log-out clears token and profile': [
      'worker/session: deletes everything of the player from the device at logout',
    ],
    'a profile’s supported language is taken, else English; its time zone too, else the device’s': [
      'unit/locales: when %s is shown and the player’s own is %s, calls use %s',
      'page/time-zone: times are in the time zone of the profile%s',
    ],
    'PayIn opens by itself 17 s after a registration, and after a log-in with an empty balance': [
      'e2e/pay-in-timer: PayIn opens by itself once after a registration',
      'e2e/pay-in-timer: PayIn opens by itself after a log-in with an empty balance',
      'e2e/pay-in-timer: PayIn does not open by itself for a player with money or over another modal',
    ],
    'a guest’s bonus timer runs 3 days and the welcome pack’s 7, and start again once over': [
      'unit/bonus-timers: run for 3 and 7 days',
      'worker/offers: runs the guest timer on the server’s clock across visits',
    ],
    'a 401 refreshes the token once; waiting calls are sent again with the new one': [
      'worker/tokens: shares one refresh between fifty calls with 401',
    ],
    'a refused refresh logs out, or goes to single sign-on once with the current address': [
      'worker/tokens: ends the session on a definite %i',
      'worker/sso: redirects once to single sign-on with the current address when the token refresh is rejected',
    ],
    'single sign-on happens once, not with no_sso, a token, in development or for bots': [
      'worker/sso: does not redirect to single sign-on: %s stays',
      'worker/sso: does not redirect a player, or anyone in development',
    ],
    'a campaign is sent once, and its advId and promo are stored': [
      'worker/landing: sends a campaign with the whole query, and stores the advId of the reply',
      'worker/landing: stores the promo that a campaign’s reply contains',
    ],
    'a simple-auth link logs in, then reports host and user agent, loads the profile and sends the source': [
      'worker/landing-session: logs in by a simple-auth link: token, host and user agent, profile, source, in this order',
    ],
    'free spins are active until their end': ['unit/bonus: free spins are active until they expire or none are left'],
    'requests that come during a refresh wait for it and carry the new token': [
      'worker/tokens: shares one refresh between fifty calls with 401',
      'e2e/profile: two tabs with an expired token refresh it once',
    ],
    'the cookies of both timers are written, and restore them': [
      'worker/offers: restores a timer from its cookie when the database is gone',
    ],
    'the install prompt is shown, accepted, or dismissed for good': ['e2e/install: the install prompt is shown'],
    'a newer service worker reloads the page at a safe moment; a newer build id is noticed': [
      'e2e/update: a new build is found without a trigger',
      'sw/build-poll: notifies the pages of another build and checks for an update',
    ],
    'the language comes from the cookie, the browser, then the default, and a switch stores it': [
      'unit/locales: are chosen by address, then cookie, then browser, then English',
      'e2e/language: the language is switched in place',
    ],
    'mirrors are checked for players 10 to 55 s after the log-in, then every 5 minutes; a stored time nearer than 10 s is replaced':
      [
        'unit/mirror-check: mirrors are checked 10 to 55 s after the log-in',
        'unit/mirror-check: a stored time is kept',
      ],
  },
  Validation: {
    'errors of a registration are shown by field, one notification without those of a captcha': [
      'page/registration: all rejected fields make one notification, without the request for a captcha',
      'page/registration: a value that the operator rejects shows its error until it is changed: $code',
    ],
    'a password change sends the old and the new twice, and a 422 is shown by field': [
      'worker/account: changes the password only when the old one is right',
      'page/access: a password that the operator rejects is shown beside its field: $name',
    ],
    'a first password is set, and a 422 is shown': [
      'worker/account: sets the first password once',
      'page/access: a first password that the operator rejects is shown beside its field: $name',
    ],
    'a deposit without limits is from 100 to 300000, 100 at first': [
      'unit/limits: a deposit is from 100 to 300000, with 100 by default',
    ],
    'phone numbers have the masks of Kazakhstan, Russia and Belarus': ['unit/phone: typed key by key into %s: %s'],
    'typed digits are kept by the mask, whatever else was typed': ['unit/phone: no typed digit is lost'],
    'attribution and simple-auth run with all their parameters only': [
      'worker/landing: does not send a campaign while',
      'worker/landing-session: ignores a simple-auth token without the flag',
    ],
  },
  Roles: {
    'a guest and a player see different pages; a player may be premium': [
      'page/vip-club: a premium player is marked at %s',
      'page/profile: the profile offers a guest to log in or sign up',
    ],
    'membership of the VIP club is requested from registration and from its page': [
      'worker/vip: requests VIP membership once with the trigger %s',
    ],
    'bots are not asked where they are': ['e2e/frame: a bot makes no request for its location'],
  },
  Calls: {
    'calls go to api. and the page’s host, each service to its own': [
      'unit/hosts: are siblings of the page’s host with the same scheme and port',
      'unit/hosts: are derived without a leading www',
    ],
    'each call has bearer, Region and Accept-Language, br as pt-BR': [
      'e2e/login: a player logs in by email and sees the balance, with calls as in the contract',
      'unit/locales: are sent to the operator by their code, br as pt-BR',
    ],
    'profile and auth, money, bonuses and spins, attribution, geo, mirrors: every call as specified': [
      'unit/spec-calls: the table has all calls for profile, auth, money, bonuses, free spins and landing pages',
      'worker/operator-http: documents and serves every call of worker/endpoints',
    ],
    'the profile call may carry whoAreYou': [
      'worker/log-in: requests the profile with whoAreYou of the landing address',
    ],
    'a registration carries fingerprint, promo, stag, partner and adplace': [
      'worker/log-in: registers by %s with the fingerprint and the link’s attribution',
      'worker/spec-calls: a registration by email',
    ],
    'a log-in by code can be asked for by SMS, and sent again': [
      'worker/log-in: logs in by a code that is sent and resent %s',
    ],
    'email and phone are confirmed by codes': [
      'worker/account: confirms an %s with the code that is sent to it',
      'worker/account: sends the login data by email',
    ],
    'a password is restored by email, by link, by code and by phone': [
      'worker/password-recovery: resets a password by the link of an email',
      'worker/password-recovery: resets a password by the code of an email',
      'worker/password-recovery: resets a password by phone',
    ],
    'a social log-in carries currency and attribution': [
      'worker/social: requests a provider’s address with currency and attribution',
    ],
    'campaigns of free spins are listed and cancelled': ['worker/bonuses: loads a campaign and cancels it'],
    'the bonus that waits for registration and deposit is shown': [
      'worker/bonuses: a gift for the first deposit waits for it',
    ],
    'a promo code is looked up': ['page/promo: a code is read with its terms, activated once'],
    'the welcome pack has its public title': ['page/offer-timer: the welcome pack has the title of the operator'],
    'the source of a player is attached': ['worker/source: reports the source once per player and set of values'],
    'a mirror redirect and a new link are followed': [
      'e2e/mirror: a working mirror opens at the player’s current page',
    ],
    'an affiliate link is reported': ['worker/landing: sends an affiliate link with %s only'],
    'profile settings are sent one at a time': [
      'worker/settings: sends a setting at once and stores it in the profile',
    ],
    'the return from single sign-on and its beginning are reported': [
      'worker/sso: reports the return from single sign-on once, with the host',
      'worker/sso: reports a guest’s redirect to single sign-on',
    ],
    'a page opened by an advertising click is reported with the fingerprint': [
      'worker/landing: sends a click once, with the fingerprint and the click’s address',
    ],
    'builds/latest.json is read with a timestamp, failures ignored': [
      'sw/build-poll: sends the tag of its own build',
      'sw/build-poll: ignores %s',
    ],
    'sw.js is asked for every 20 s, and a 200 updates the service worker': [
      'worker/service-worker-check: asks the browser once for an update when the script has changed',
    ],
    'tag manager, analytics, messaging, captcha, flags, fingerprint and chat work, or are missed by nobody': [
      'e2e/third-parties: the app works with every third party blocked',
      'e2e/captcha: a requested captcha is solved in the form',
      'e2e/support-chat: the chat opens in the corner',
      'worker/third-parties: sends events to product analytics and messaging in their own format',
      'worker/feature-flags: are requested with one id of the browser',
    ],
  },
  Errors: {
    'geo 451 is stored and leads to /no-access; other geo errors are logged': [
      'worker/geo: stores and sends the region of a 451 reply',
      'worker/geo: is asked for again after a reconnect when it got no answer before',
    ],
    'a promo code that gives nothing is removed from cookie and address': [
      'e2e/link-promo: the promo code of a link is looked up; an invalid one is removed',
    ],
    'a profile that is definitely refused logs out here': [
      'worker/session: logs out on this device after a definite answer, %i, and says why',
    ],
    'a failed log-in or registration is an event, “error 500” without a reason, and a promo’s its own': [
      'worker/log-in: tracks logins and registrations, and a failure without a reason as “error 500”',
      'worker/log-in: names each wrong field of a rejected registration, and tracks an event with the errors',
    ],
    'a social log-in without an address closes its window': [
      'e2e/social: without an address for the window it closes, and the page says why',
    ],
    'a rejected setting is notified in words': [
      'page/setting: a setting that the operator answers with 500 shows the error',
    ],
    'missing texts are shown in English with one warning': ['unit/dictionary: fall back to English with one warning'],
    'failures of mirror and other middleware calls, attribution, click and captcha stay in the log': [
      'worker/landing: logs a failed %s only',
      'e2e/captcha: a captcha whose host is not served says so',
    ],
    'an unhandled error leads to /error': ['e2e/frame: an uncaught error of the app leads to /error'],
  },
  Constants: {
    'each currency has its limits': ['unit/limits: %s %s: %i to %i', 'unit/limits: %s has its minimum withdrawal'],
    'rooms cost 1, 10 and 50 roubles': [
      'unit/rooms: the stakes are fixed in roubles, and proportional in other currencies',
    ],
    'cookies live as long as they say': ['unit/cookies: %s lives %i seconds'],
    'a notification stays 3000 ms and takes 300 ms to leave': [
      'unit/toast-store: a notification stays 3000 ms and takes 300 ms to leave',
    ],
    'a mirror that does not answer is given up after 4 s, and sent without a time': [
      'unit/mirror-check: gives up a mirror that does not answer after 4 s',
    ],
    'deposits: 5 s between polls, 1200 s of life, a tick each second; PayIn after 17 s': [
      'unit/constants: the times and sizes that the product promises',
    ],
    'languages are ru-RU, en-US and kk-KZ by their own names, English in doubt': [
      'unit/locales: are ru, en and kz, each with its tag and its own name',
      'unit/locales: %s is supported as %s',
    ],
    'a periodic sync comes at most every ten minutes': [
      'unit/service-worker: an installed app asks for a periodic sync',
      'sw/periodic-sync: looks for a new build and sends enqueued calls',
    ],
    'the fingerprint waits for idle time, or 500 ms': ['unit/fingerprint: a call waits as long as its caller says'],
    'the chat follows a change of the route after 250 ms': [
      'e2e/support-chat: the chat opens in the corner and gets the route',
    ],
    'a notification is 300 pixels wide': ['unit/constants: the times and sizes that the product promises'],
    'a page reloads by itself at most once in 10 s': [
      'unit/reload-guard: a page reloads by itself at most once in 10 s',
    ],
    'the layout follows a resize after 50 ms': ['unit/use-device: the layout is updated once, 50 ms after'],
    'tooltips come after 200 ms, in three themes': [
      'e2e/install: tooltips show the sign-up bonus and explain a figure after 200 ms',
    ],
    'analytics send 20 events at once, at most 100, keep 1000, every 10 s; a session ends after 30 min or 24 h': [
      'worker/analytics: stores events until there are twenty',
      'worker/analytics: drops the oldest events when the queue is full',
      'worker/analytics: starts a new analytics session after 30 minutes without events, and after 24 hours',
      'worker/analytics: sends even a single event when the flush interval has passed',
    ],
  },
} as const satisfies Record<string, Record<string, readonly [string, ...string[]]>>
