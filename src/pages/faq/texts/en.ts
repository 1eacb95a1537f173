import { ROUTES } from '../../../app/routing/routes.ts'
import type { FaqText } from '../faq-text.ts'

export const FAQ: FaqText = (facts) => [
  {
    id: 'account',
    title: 'Account',
    items: [
      {
        id: 'open-account',
        question: 'How do I open an account?',
        answer: [
          `To register, press Sign up, choose email or phone, a password of at least ${facts.passwordLength} characters and the currency of your balance, and confirm your age. You can enter a promo code at the same time. Your account opens at once.`,
        ],
      },
      {
        id: 'who-may-play',
        question: 'Who may play?',
        answer: [
          'Anyone of legal gambling age who is in a region where we can offer games. In other regions you’ll see a notice instead of the site.',
        ],
      },
      {
        id: 'ways-in',
        question: 'How can I log in?',
        answer: [
          'By phone and password, by email and password, by a code that we send to you, or through a social provider. All of them lead to the same account once you verify its phone and email in the profile.',
        ],
      },
      {
        id: 'lost-password',
        question: 'How do I reset my password?',
        answer: [
          'Press “Forgot password?” in the log-in window and enter the email or phone of your account. We send a link or a code to choose a new password. Support can’t tell you the old one: we don’t know it.',
        ],
        link: { path: ROUTES.passwordReset, text: 'Get a new password' },
      },
      {
        id: 'no-code',
        question: 'What if I don’t get the code?',
        answer: [
          `You can ask for another one after ${facts.codeAgain}. A code is valid for ${facts.codeLife} unless the window says otherwise, and only the newest works.`,
          'Check that the number or address is right, and look in your spam folder. If nothing arrives, contact support.',
        ],
      },
      {
        id: 'several-accounts',
        question: 'Can I have several accounts?',
        answer: [
          'No. One person has one account, and you can’t lend it or give it away. If you can’t get into yours, don’t open another one, contact support.',
        ],
      },
      {
        id: 'change-details',
        question: 'Where do I change the language, time zone or password?',
        answer: [
          'In the profile settings. There you also choose whether others see your picture and statistics. Changes made offline are kept and sent when you’re online.',
        ],
        link: { path: ROUTES.profileSetting, text: 'Open the settings' },
      },
    ],
  },
  {
    id: 'verification',
    title: 'Verification',
    items: [
      {
        id: 'why-verify',
        question: 'Why do I need to verify?',
        answer: [
          'To keep children out, to pay winnings to the person who won them, and because the law requires it. You can sign up, deposit and play without verification, but you need it by your first withdrawal. Your profile shows whether you need it now.',
        ],
        link: { path: ROUTES.policyKyc, text: 'Verification policy (KYC)' },
      },
      {
        id: 'which-documents',
        question: 'Which documents do I need?',
        answer: [
          'Only those that the verification window asks for:',
          [
            'proof of identity: a passport, an identity card or a driving licence;',
            'proof of address: a bill, a bank statement or an official letter with your name and address;',
            'proof of payment method: the card with only its first six and last four digits in view, or a screenshot of your e-wallet.',
          ],
        ],
      },
      {
        id: 'document-files',
        question: 'Which files are accepted?',
        answer: [
          `JPEG, PNG, WebP and PDF, up to ${facts.documentSize} each and ${facts.documents} at most. A sharp photo taken with a phone will do: all four corners in view, nothing covered, nothing edited.`,
        ],
      },
      {
        id: 'upload-cut',
        question: 'What if I lose connection while sending a document?',
        answer: [
          'Nothing is lost. The file is kept on your device, and sending continues when you’re online, even if you’ve closed the app.',
        ],
      },
      {
        id: 'document-refused',
        question: 'Why was my document declined?',
        answer: [
          'You’ll see the reason beside it in the verification window: blurred, cut off, expired, another name. Remove it, add a better one and submit again.',
        ],
      },
    ],
  },
  {
    id: 'deposits',
    title: 'Deposits',
    items: [
      {
        id: 'how-to-deposit',
        question: 'How do I deposit?',
        answer: [
          'Press Deposit, choose a method and an amount, and press Pay. Then pay on the page of the payment service, or send to the card or address you see. When the payment is confirmed, your balance updates automatically.',
        ],
      },
      {
        id: 'deposit-limits',
        question: 'What are the deposit limits?',
        answer: [
          `Each payment method has its own limits, shown beside the amount. If a method has none, the limits are ${facts.depositMin} – ${facts.depositMax}, or the same in your currency.`,
        ],
      },
      {
        id: 'time-left',
        question: 'What does “Time left” mean?',
        answer: [
          `You have a limited time to pay, usually ${facts.invoiceLife}. If it runs out, don’t pay to that card or address any more. Make a new deposit, as the details may have changed.`,
        ],
      },
      {
        id: 'deposit-missing',
        question: 'What if my deposit hasn’t arrived?',
        answer: [
          'Most payments arrive within minutes. A bank may take longer, and crypto waits for network confirmations, which the window counts. Don’t pay twice. If it isn’t credited within an hour, contact support with the time, the amount and the receipt.',
        ],
        link: { path: ROUTES.profileHistory, text: 'Open the history' },
      },
      {
        id: 'other-amount',
        question: 'What if I sent a different amount?',
        answer: [
          'We credit what arrived, as far as the method allows it. If the payment service keeps a fee or changes the amount, you’ll see the amount to pay and the amount to be credited.',
        ],
      },
      {
        id: 'currencies',
        question: 'Which currencies can I use?',
        answer: [
          `${facts.currencies}. You choose one when you sign up. If you have balances in several, switch between them in the profile. Switching exchanges nothing.`,
        ],
        link: { path: ROUTES.profile, text: 'Open the profile' },
      },
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals',
    items: [
      {
        id: 'how-to-withdraw',
        question: 'How do I withdraw?',
        answer: [
          'Press Withdraw in the profile, choose a withdrawal method, enter the amount, check everything and confirm. We don’t accept a card number or an address with a typo.',
        ],
        link: { path: ROUTES.profile, text: 'Open the profile' },
      },
      {
        id: 'least-withdrawal',
        question: 'What’s the minimum withdrawal?',
        answer: [
          `It depends on the currency of your balance: ${facts.payoutMin}. Some methods have a higher minimum, shown beside them.`,
        ],
      },
      {
        id: 'withdrawal-time',
        question: 'How long does a withdrawal take?',
        answer: [
          'It goes through three statuses, which you see in the withdrawal window:',
          [
            'Pending: we haven’t started it yet, and you can cancel it.',
            'Processing: the money is on its way, and you can’t cancel it.',
            'Completed or Declined: if declined, the amount is back on your balance.',
          ],
          'Usually it takes a few hours. If we need verification first, it waits for that.',
        ],
      },
      {
        id: 'take-back',
        question: 'Can I cancel a withdrawal?',
        answer: [
          'Yes, while it’s pending. Press “Cancel withdrawal” in the withdrawal window. The amount returns to your balance at once.',
        ],
      },
    ],
  },
  {
    id: 'bonuses',
    title: 'Bonuses and VIP',
    items: [
      {
        id: 'get-a-bonus',
        question: 'How do I get a bonus?',
        answer: [
          `Sign up, make a deposit or enter a promo code. Available bonuses are on the Bonuses page. The offer for new players lasts ${facts.guestBonus}, the welcome package ${facts.welcomePack}.`,
        ],
        link: { path: ROUTES.bonuses, text: 'See the bonuses' },
      },
      {
        id: 'promo-code',
        question: 'Where do I enter a promo code?',
        answer: [
          'On the Bonuses page, or when you sign up. You’ll see the bonus terms first, or the reason why the code doesn’t work.',
        ],
        link: { path: ROUTES.bonuses, text: 'Enter a promo code' },
      },
      {
        id: 'wagering',
        question: 'What is a wagering requirement?',
        answer: [
          'It’s the total of bets to place before a bonus can be withdrawn: 10× means bets of ten times the bonus. Bets over the max bet while wagering don’t count. The bonus card shows your progress and the time left. Until then the money is on your bonus balance.',
        ],
      },
      {
        id: 'give-up-bonus',
        question: 'Can I cancel a bonus?',
        answer: [
          'Yes, press “Cancel bonus” on its card. You’ll lose its bonus money, and this can’t be undone. We show the amount and ask you to confirm.',
        ],
      },
      {
        id: 'free-spins',
        question: 'Where are my free spins?',
        answer: [
          'On the Bonuses page, with the game, the number left and the end time. They work only in the game they are for.',
        ],
        link: { path: ROUTES.bonuses, text: 'See the free spins' },
      },
      {
        id: 'vip-club',
        question: 'How do I join the VIP club?',
        answer: [
          'Ask to join on the VIP club page. There you see each level, what it gives and how many points you need for the next one.',
        ],
        link: { path: ROUTES.vipClub, text: 'About the VIP club' },
      },
    ],
  },
  {
    id: 'games',
    title: 'Games and fairness',
    items: [
      {
        id: 'provably-fair',
        question: 'What does “provably fair” mean?',
        answer: [
          'You can verify the result of every round. In Originals it comes from three things: our secret seed, whose hash you see before you bet; your seed, which you can choose; and the number of the bet. If we changed our seed, its hash would give us away, and we can’t know yours in advance.',
        ],
      },
      {
        id: 'check-a-round',
        question: 'How do I verify a round?',
        answer: [
          'Press Fairness in the game and rotate the seeds: this reveals the secret seed of all earlier rounds. Your device then draws the round again and compares, even offline.',
        ],
      },
      {
        id: 'odds',
        question: 'What are my chances to win?',
        answer: [
          'You see the win chance before you bet, and the rules of each Original give its exact RTP, an average over millions of rounds. It’s below 100%: the rest is the house edge.',
        ],
      },
      {
        id: 'bet-limits',
        question: 'What are the bet limits?',
        answer: [
          `They depend on the game and the currency and are shown beside the amount. In Coinflip, for example: ${facts.betMin} – ${facts.betMax}.`,
        ],
        link: { path: ROUTES.coinflip, text: 'Open Coinflip' },
      },
      {
        id: 'broken-round',
        question: 'What if I lose connection in the middle of a round?',
        answer: [
          'We keep the round for you. Open the game again, here or on another device, and continue where you stopped. We never place a bet twice: while we’re checking the last one, you can’t place another.',
        ],
      },
      {
        id: 'auto-play',
        question: 'Is there autoplay?',
        answer: [
          'Yes, in Originals, if your region allows it. Set the number of rounds, how the bet changes and a stop on loss, which is required. It stops as soon as you leave the tab, go offline, or anything is unclear.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I play slots for free?',
        answer: [
          'Yes, many slots have a free demo, even without an account: press “Try the demo” on the game’s page. You can’t win or lose money there. Live casino has no demo.',
        ],
        link: { path: ROUTES.slots, text: 'All slots' },
      },
    ],
  },
  {
    id: 'app',
    title: 'App and connection',
    items: [
      {
        id: 'install',
        question: 'Is there an app?',
        answer: [
          'This site is the app. Choose “Install” or “Add to home screen” in the menu of your browser; on an iPhone it is behind the Share button. It then has its own icon and opens without the browser’s bars. You don’t need an app store.',
        ],
      },
      {
        id: 'offline',
        question: 'What works offline?',
        answer: [
          'You can see your profile, balance, history, the list of games, the rules and these answers as last known, with their age, and verify the rounds kept on your device.',
          'Bets, deposits and withdrawals need an internet connection. We never send them later by themselves.',
        ],
      },
      {
        id: 'update',
        question: 'How is the app updated?',
        answer: [
          'Automatically. A new version loads in the background and opens when you’re done. If you’re busy, we tell you that it’s ready, and you choose the moment.',
        ],
      },
      {
        id: 'site-unreachable',
        question: 'What if the site doesn’t open?',
        answer: [
          'Check your internet connection first. If other sites work, press “Open alternative address” in the line that says you are offline: it’s the same site with the same account.',
        ],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety and limits',
    items: [
      {
        id: 'in-moderation',
        question: 'How do I keep gambling under control?',
        answer: [
          'Gambling can be addictive. Decide beforehand how much and how long you play, never play with money you need for something else, and never chase losses. In autoplay, set a low stop on loss. If it stops being fun, take a time-out. Support pauses or closes your account (self-exclusion) on request, without asking why.',
        ],
      },
      {
        id: 'stranger',
        question: 'What if someone else used my account?',
        answer: [
          'See the log-ins in your history: each has its time, device and country. Change your password at once and contact support.',
        ],
        link: { path: ROUTES.profileHistory, text: 'See the log-ins' },
      },
      {
        id: 'fraud',
        question: 'How do I know a message is from you?',
        answer: [
          'We never ask for your password or for a code, neither by phone nor in a chat. Anyone who does isn’t us. Enter codes only on this site.',
        ],
      },
      {
        id: 'personal-data',
        question: 'What do you do with my data?',
        answer: [
          'We keep what your account and the law need, and show others only what you allow in the settings. After you log out, nothing of yours stays on the device.',
        ],
        link: { path: ROUTES.policyConfidential, text: 'Privacy policy' },
      },
      {
        id: 'close-account',
        question: 'How do I close my account?',
        answer: [
          'Contact support. Withdraw your balance first. We delete what the law makes us keep when its time is over.',
        ],
      },
    ],
  },
]
