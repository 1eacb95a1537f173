import { ROUTES } from '../../../app/routing/routes.ts'
import type { LegalText } from '../legal-text.ts'

export const LEGAL: LegalText = (facts) => ({
  responsible: [
    {
      id: 'rules',
      title: 'Keep it a game',
      body: [
        `Gambling is entertainment for people aged ${facts.minAge} and over. It costs money over time: on average, every game keeps a share of the bets, its house edge.`,
        [
          'Decide how much money and time you can spend before you start.',
          'Never play with borrowed money or with money that you need for something else.',
          'Don’t try to win back what you have lost.',
          'Don’t play when you are tired, upset or have been drinking.',
        ],
      ],
      link: { to: ROUTES.rules, text: 'RTP and house edge of our games' },
    },
    {
      id: 'tools',
      title: 'Limits, time-out and self-exclusion',
      body: [
        'Write to support, and we will set it for you without asking why:',
        [
          'Deposit limit. A lower limit applies at once, a higher one after 24 hours.',
          'Time-out for a day, a week or a month. You get no offers from us during it.',
          'Self-exclusion: your account is closed for good, and your balance is paid to you.',
        ],
        'Autoplay asks you for a loss limit before it starts, and your history shows every bet, deposit and withdrawal.',
      ],
      link: { to: ROUTES.profileHistory, text: 'Open your history' },
    },
    {
      id: 'kazakhstan',
      title: 'In Kazakhstan',
      body: [
        'You can restrict yourself from all gambling in eGov Mobile. The restriction lasts from 6 months to 10 years and can’t be lifted early.',
      ],
    },
    {
      id: 'signs',
      title: 'Signs of gambling addiction',
      body: [
        [
          'You bet more and more to feel the same excitement.',
          'You hide how much you play from people close to you.',
          'You borrow, sell things or put off bills in order to play.',
          'You become restless or angry when you try to stop.',
          'You go on playing to win back losses.',
        ],
        'If you recognise yourself in two or more of these, stop and talk to someone.',
      ],
    },
    {
      id: 'help',
      title: 'Where to get help',
      body: [
        ...(facts.helpline === null ? [] : [`Helpline: ${facts.helpline}.`]),
        'Gambling addiction is treatable. Talk to a doctor, a psychologist or someone you trust, and ask us to close your account.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      body: [
        `Nobody under ${facts.minAge} may play. We check documents and close the accounts of minors. If children use your device, log out after playing and keep your password to yourself.`,
      ],
      link: { to: ROUTES.policyKyc, text: 'Verification policy (KYC)' },
    },
  ],
  bonusTerms: [
    {
      id: 'offer',
      title: 'What each offer states',
      body: [
        `Bonuses are for players aged ${facts.minAge} and over. Every offer states its own figures before you take it:`,
        [
          'minimum deposit and, for a deposit bonus, its percentage and maximum;',
          'wagering requirement: how many times the bonus amount has to be bet;',
          'time limit, counted from activation;',
          'max bet: larger bets don’t count towards the requirement.',
        ],
        `The sign-up offer stays open for ${facts.guestBonus}, the welcome package for ${facts.welcomePack}. Each offer and each promo code can be used once per player.`,
      ],
      link: { to: ROUTES.bonuses, text: 'See the bonuses' },
    },
    {
      id: 'activation',
      title: 'Activation',
      body: [
        'You choose a deposit bonus together with the deposit; it is credited when the payment is completed. One bonus can be active in a currency at a time: the next one waits until you activate it.',
      ],
    },
    {
      id: 'wagering',
      title: 'Wagering',
      body: [
        'Wagering requirement = bonus amount × the number stated in the offer. You place the bets from your own balance. Bonus money is kept apart and moves to your balance as soon as the requirement is met.',
        'Game contribution, the share of a bet that counts:',
        [
          `Originals: ${facts.contribution.originals}`,
          `Slots: ${facts.contribution.slots}`,
          `Live casino: ${facts.contribution.live}`,
          `Sports betting: ${facts.contribution.betting}`,
        ],
        'Free spins, demo play and bets above the max bet count for nothing. A bet against other players counts once its round is drawn.',
      ],
    },
    {
      id: 'free-spins',
      title: 'Free spins',
      body: [
        'Free spins work in the game named in the offer, with a fixed bet and until the stated date. Winnings, up to the stated max win, become a bonus with a wagering requirement of its own.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawals with an active bonus',
      body: [
        'Your own balance can be withdrawn at any time. A withdrawal doesn’t cancel an active bonus and doesn’t change its progress. Bonus money itself can’t be withdrawn until the requirement is met.',
      ],
    },
    {
      id: 'end',
      title: 'Expiry and cancelling',
      body: [
        'If the time runs out, or you cancel the bonus, you lose the bonus money. What you have won with your own bets stays on your balance.',
        'Several accounts of one person, and playing together to get around these terms, lead to the loss of bonuses and of what was won with them.',
      ],
      link: { to: ROUTES.policyAgreement, text: 'Terms & Conditions' },
    },
  ],
  rules: [
    {
      id: 'rtp',
      title: 'RTP and house edge',
      body: [
        'RTP is the share of all bets that a game returns to players. House edge is the rest: 100% − RTP. RTP is an average over millions of rounds, not a forecast for your session.',
        'The figures of Originals follow from their rules and are computed by this app. In Hilo they apply to each guess. In Keno and Cases they depend on what you choose, so the lowest and the highest are shown. Money is rounded down to the smallest unit of your currency.',
      ],
    },
    {
      id: 'fairness',
      title: 'Provably fair',
      body: [
        'Every round of Originals is drawn from seeds that are fixed before you bet. You can verify it yourself, even offline.',
      ],
      link: { to: ROUTES.fairness, text: 'Verify a round' },
    },
    {
      id: 'slots',
      title: 'Slots and live casino',
      body: [
        'The RTP of slots and live casino is the provider’s figure: open the rules inside the game. A bet counts once we have accepted it, and we settle a round that was cut off.',
      ],
    },
  ],
  complaints: [
    {
      id: 'steps',
      title: 'How to complain',
      body: [
        'Have the ID of the round or payment and the time ready: both are in your history.',
        'Step 1. Write to support. Most problems are solved there.',
        facts.complaintsEmail === null
          ? 'Step 2. If the answer doesn’t satisfy you, ask support to pass it on as a complaint. Say what happened, when, and what you ask for.'
          : `Step 2. If the answer doesn’t satisfy you, send a complaint to ${facts.complaintsEmail}. Say what happened, when, and what you ask for.`,
        'Step 3. If we can’t agree, you can turn to the body that handles disputes under the Terms & Conditions or the law of your country.',
      ],
      ...(facts.complaintsEmail !== null && {
        link: { to: `mailto:${facts.complaintsEmail}`, text: 'Write a complaint' },
      }),
    },
    {
      id: 'round',
      title: 'A dispute about a round',
      body: [
        'A round of Originals can be verified by its seeds without us. For a slot or a live table we ask the provider for the record of the round.',
      ],
      link: { to: ROUTES.fairness, text: 'Verify a round' },
    },
    {
      id: 'money',
      title: 'Your money meanwhile',
      body: ['A complaint doesn’t block your account or your balance. A declined withdrawal is back on your balance.'],
      link: { to: ROUTES.profileHistory, text: 'Open your history' },
    },
  ],
})
