import type { PolicyText } from '../policy-text.ts'

export const POLICY: PolicyText = {
  version: '2026-11-01',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You may open an account if you have reached the age at which the law of your country allows gambling, and if online gambling is allowed where you are. Sign-up names that age. The account is for you alone: one person has one account, and it may not be lent, sold or given away.',
        'What you tell us at sign-up must be true. Keep your password to yourself; we never ask for it. What is done with your account after a log-in with your password or a code counts as done by you, until you tell us that someone else has got in.',
      ],
    },
    {
      id: 'money',
      title: 'Deposits and withdrawals',
      body: [
        'Deposit only by payment methods in your own name. Limits and fees, if there are any, are shown before you pay. We credit a deposit when the payment service confirms it.',
        'A withdrawal goes, as far as possible, back the way the money came. Before your first withdrawal we may ask for verification; the verification policy (KYC) says how. We pay no interest on a balance, and a balance is no bank account.',
        'We take back a deposit that was credited by mistake. If your bank reverses a payment, we may take the amount off your balance and close the account until it is settled.',
      ],
    },
    {
      id: 'games',
      title: 'Games and bets',
      body: [
        'A bet counts once we have accepted it. It can’t be changed or cancelled afterwards. If your connection drops during a round, we settle the round as it stands, and you see the result when you are back.',
        'Our records decide, not what a screen showed. Originals are provably fair: you can verify each round by its seeds, and the result that the seeds give is the one that counts.',
        'If a game was faulty, bets on it are void and returned. Winnings that arose only from the fault are not paid.',
      ],
    },
    {
      id: 'bonuses',
      title: 'Bonuses',
      body: [
        'Each bonus has its own terms: wagering requirement, time to wager, game contribution and max bet. They are shown with the bonus, and the bonus terms explain them. Each player, household and device gets a bonus once, unless it says otherwise.',
        'Anyone who opens several accounts for bonuses, or works with others to get round the terms, loses the bonuses and what was won with them.',
      ],
    },
    {
      id: 'fair-play',
      title: 'What is not allowed',
      body: [
        [
          'Programs that play for you, or that read or change what the app and we send each other.',
          'Stolen or borrowed payment methods, or passing money through the casino without playing.',
          'Hiding where you are in order to play from a country where we may not offer games.',
          'Using a known fault instead of reporting it.',
        ],
        'If we have good reason to believe that one of these has happened, we may pause the account while we look into it, and we tell you so. If it proves true, we may close the account. Deposits that are yours remain yours.',
      ],
    },
    {
      id: 'limits',
      title: 'Responsible gambling',
      body: [
        'Gambling is entertainment and costs money over time: the house edge of a game is the share of bets that it keeps on average. Never gamble with money you need for something else.',
        'Support sets a deposit limit, a time-out of a day, a week or a month, or self-exclusion: your account is closed for good. A lower limit applies at once, a higher one after 24 hours. During a time-out we send you no advertising.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      body: [
        'We work to keep the casino available, but can’t promise that it never stops. Parts of the app work offline; bets, deposits and withdrawals don’t, and we never send them later without you.',
        'We are liable for what we cause by intent or gross negligence, and for your balance. We are not liable for the failure of your device, your connection or a payment service.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and closing',
      body: [
        'We may change these terms. The date at their head changes with them, and we tell you before a change that matters to you. If you don’t agree, you can withdraw your balance and close your account.',
        'You can close your account at any time. We can close it with notice of thirty days, or without notice where these terms are seriously broken. Your balance is paid to you in either case, unless the law forbids it.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: [
        'Contact support first: most questions are settled within a week. A complaint about a bet must reach us within ninety days of it. If we can’t agree, the body that licenses us in your country decides, and after it the courts there.',
      ],
    },
  ],
}
