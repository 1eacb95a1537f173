import type { PolicyText } from '../policy-text.ts'

export const POLICY: PolicyText = {
  version: '2026-11-01',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You may open an account if you are at least 18 years old, or older where your law says so, and if online gambling is allowed where you are. The account is for you alone: one person has one account, and it may not be lent, sold or given away.',
        'What you tell us at registration must be true. Keep your password to yourself; we never ask for it. What is done with your account after a log-in with your password or a code counts as done by you, until you tell us that somebody else has got in.',
      ],
    },
    {
      id: 'money',
      title: 'Deposits and payouts',
      body: [
        'Deposit only with means of payment in your own name. The smallest and largest amounts and the fees, if there are any, are shown before you pay. A deposit is added to your balance when the payment service confirms it.',
        'A payout goes, as far as possible, back the way the money came. Before the first payout we may check who you are; the policy on identity checks says how. We do not pay interest on a balance, and a balance is no bank account.',
        'A deposit that was credited by mistake is taken back. If a payment is reversed by your bank, we may take the amount off your balance and close the account until it is settled.',
      ],
    },
    {
      id: 'games',
      title: 'Games and bets',
      body: [
        'A bet counts once our server has accepted it. It cannot be changed or taken back afterwards. If your connection breaks during a round, the round is settled by our server as it stands, and the outcome is shown when you are back.',
        'What our server has recorded decides, not what a screen showed. For games of our own you can check each round by its seeds; the outcome that the seeds give is the one that counts.',
        'If a game was faulty, bets on it are void and stakes are returned. Winnings that arose only from the fault are not paid.',
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses',
      body: [
        'A bonus comes with its own conditions: how long it lasts, in which games it counts, and how often it has to be played through before it becomes money that can be paid out. They are shown with the bonus. Each player, household and device gets a bonus once, unless it says otherwise.',
        'Whoever opens several accounts for bonuses, or works together with others to get round the conditions, loses the bonuses and what was won with them.',
      ],
    },
    {
      id: 'fair-play',
      title: 'What is not allowed',
      body: [
        [
          'Programs that play for you, or that read or change what the app and our servers tell each other.',
          'Playing with stolen or borrowed means of payment, or passing money through the casino without playing.',
          'Hiding where you are in order to play from a country where we may not offer games.',
          'Using a known fault instead of reporting it.',
        ],
        'If we have good reason to believe that one of these has happened, we may pause the account while we look into it, and we tell you so. If it proves true, we may close the account. Deposits that are yours remain yours.',
      ],
    },
    {
      id: 'limits',
      title: 'Playing in moderation',
      body: [
        'Gambling is entertainment and costs money over time: on average each game keeps a share of what is bet. Never play with money that you need for something else.',
        'Support can set a limit on your deposits, give you a break of a day, a week or a month, or close your account for good. A lower limit holds at once, a higher one only after a day. During a break we send you no advertising.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'We work to keep the casino available, but cannot promise that it never stops. Parts of the app work without a connection; betting, depositing and paying out do not, and nothing of the kind is sent later without you.',
        'We are liable for what we cause by intent or gross negligence, and for your balance. We are not liable for the failure of your device, your connection or a payment service.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and closing',
      body: [
        'We may change this agreement. The date at its head changes with it, and we tell you before a change that matters to you. If you do not agree, you can close your account and have your balance paid out.',
        'You can close your account at any time. We can close it with notice of thirty days, or without notice where this agreement is seriously broken. Your balance is paid out in either case, unless the law forbids it.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: [
        'Write to support first: most questions are settled within a week. A complaint about a bet must reach us within ninety days of it. If we cannot agree, the body that licenses the operator in your country decides, and after it the courts there.',
      ],
    },
  ],
}
