import { ROUTES } from '../../../app/routes.ts'
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
          `Press Sign up, choose email or phone, a password of at least ${facts.passwordLength} characters and the currency of your balance, and confirm your age. A promo code may be entered at the same time. The account is there at once.`,
        ],
      },
      {
        id: 'who-may-play',
        question: 'Who may play?',
        answer: [
          'Anyone who is at least 18, or older where the law asks for that, and who is in a region where we may offer our games. Where we may not, the site says so instead of opening.',
        ],
      },
      {
        id: 'ways-in',
        question: 'Which ways are there to log in?',
        answer: [
          'By phone and password, by email and password, by a code that we send to you, or through a social provider. All of them lead to the same account once its phone and email are confirmed in the profile.',
        ],
      },
      {
        id: 'lost-password',
        question: 'I have forgotten my password',
        answer: [
          'Press “Forgot password?” in the log-in window and say which email or phone the account has. We send a link or a code with which you choose a new password. Nobody at our support can tell you the old one: it is not known to us.',
        ],
        link: { path: ROUTES.passwordReset, text: 'Get a new password' },
      },
      {
        id: 'no-code',
        question: 'The code does not come',
        answer: [
          `Another one can be asked for after ${facts.codeAgain}; unless the window says otherwise, a code is good for ${facts.codeLife}, and only the newest counts.`,
          'Check that the number or address is right, and look into the folder for spam. If nothing arrives, write to support.',
        ],
      },
      {
        id: 'several-accounts',
        question: 'May I have several accounts?',
        answer: [
          'No. One person has one account, and it may not be lent or given away. If you can’t get into yours any more, don’t open another: write to support.',
        ],
      },
      {
        id: 'change-details',
        question: 'Where do I change the language, time zone or password?',
        answer: [
          'In the settings of the profile. There you also choose whether others see your picture and your statistics. What you change without a connection is kept and told to us as soon as there is one.',
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
        question: 'Why do you want to know who I am?',
        answer: [
          'To keep children out, to pay winnings to the person who won them, and because the law asks for it. You can register, deposit and play without; a check is due at the first withdrawal at the latest. Your profile says whether one is needed.',
        ],
        link: { path: ROUTES.policyKyc, text: 'Policy on identity checks' },
      },
      {
        id: 'which-documents',
        question: 'Which documents do I need?',
        answer: [
          'Only those that the verification window asks for:',
          [
            'who you are: a passport, an identity card or a driving licence;',
            'where you live: a bill, a bank statement or an official letter with your name and address;',
            'what you pay with: the card with only its first six and last four digits in view, or a page of your wallet.',
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
        question: 'The connection broke while I was sending a document',
        answer: [
          'Nothing is lost: the file is kept on your device, and sending goes on where it stopped once there is a connection, even if you have closed the app meanwhile.',
        ],
      },
      {
        id: 'document-refused',
        question: 'My document was not accepted',
        answer: [
          'The reason stands beside it in the verification window: blurred, cut off, expired, another name. Take it away, add a better one and submit again.',
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
          'Press Deposit, choose a method and an amount, and press Pay. You then pay on the page of the payment service, or send to the card or address that is shown. When the payment is confirmed, the window says so and the balance changes by itself.',
        ],
      },
      {
        id: 'deposit-limits',
        question: 'What are the least and the most I can deposit?',
        answer: [
          `Each method has its own limits, and they are shown beside the amount. Where a method names none, they are ${facts.depositMin} and ${facts.depositMax}, or as much in your currency.`,
        ],
      },
      {
        id: 'time-left',
        question: 'What does “Time left” mean?',
        answer: [
          `A deposit waits for its payment for a limited time, usually ${facts.invoiceLife}. If it runs out, don’t pay to that card or address any more: open a new deposit, since the details may have changed.`,
        ],
      },
      {
        id: 'deposit-missing',
        question: 'I have paid, but the money is not there',
        answer: [
          'Most payments arrive within minutes; a bank may take longer, and coins wait for their confirmations, which the window counts. Don’t pay twice. If nothing has come within an hour, write to support with the time, the amount and the receipt.',
        ],
        link: { path: ROUTES.profileHistory, text: 'Open the history' },
      },
      {
        id: 'other-amount',
        question: 'I have sent another amount than I ordered',
        answer: [
          'What arrived is credited, as far as the method allows it. If the payment service keeps a fee or changes the amount, the window shows what was asked for and what will be added.',
        ],
      },
      {
        id: 'currencies',
        question: 'Which currencies are there?',
        answer: [
          `${facts.currencies}. You choose one when you register; if you have balances in several, you switch between them in the profile. What is in one of them is not exchanged by switching.`,
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
          'Press Withdraw in the profile, choose where the money is to go, enter the amount and look everything over once more before you confirm. A card number or an address with a typo is noticed and not accepted.',
        ],
        link: { path: ROUTES.profile, text: 'Open the profile' },
      },
      {
        id: 'least-withdrawal',
        question: 'What is the least I can withdraw?',
        answer: [
          `Depending on the currency of the balance: ${facts.payoutMin}. A method may ask for more; then it says so.`,
        ],
      },
      {
        id: 'withdrawal-time',
        question: 'How long does a withdrawal take?',
        answer: [
          'It goes through three states, which you see in the withdrawal window:',
          [
            'Waiting: nobody has begun with it yet, and you can take it back.',
            'Being processed: the money is on its way and can’t be called back.',
            'Paid out, or declined: in that case the amount is on your balance again.',
          ],
          'Usually this is a matter of hours. If a verification is needed first, it waits for that.',
        ],
      },
      {
        id: 'take-back',
        question: 'Can I take a withdrawal back?',
        answer: [
          'Yes, as long as it is waiting: open it in the withdrawal window and press “Cancel withdrawal”. The amount returns to your balance at once.',
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
          `With a registration, a deposit or a promo code. What is on offer, and until when, is on the Bonuses page. The offer for a new player runs for ${facts.guestBonus}, the welcome pack for ${facts.welcomePack}; a clock beside them counts down.`,
        ],
        link: { path: ROUTES.bonuses, text: 'See the bonuses' },
      },
      {
        id: 'promo-code',
        question: 'Where do I enter a promo code?',
        answer: [
          'On the Bonuses page, or when you register. We look it up first and show what it gives. If a code has expired, or is for another region, we say so.',
        ],
        link: { path: ROUTES.bonuses, text: 'Enter a promo code' },
      },
      {
        id: 'wagering',
        question: 'What does it mean to wager a bonus?',
        answer: [
          'A bonus becomes money that can be withdrawn once you have placed bets of a certain total. The card of the bonus shows how much that is, how much of it is done and how long you have. Until then bonus money is shown apart from your own.',
        ],
      },
      {
        id: 'give-up-bonus',
        question: 'Can I give a bonus up?',
        answer: [
          'Yes: “Cancel bonus” on its card. Its bonus money goes and does not come back; you are told how much that is and asked once more.',
        ],
      },
      {
        id: 'free-spins',
        question: 'Where are my free spins?',
        answer: [
          'On the Bonuses page, each with its game, its number and the moment at which it ends. They count only in the game that they are for.',
        ],
        link: { path: ROUTES.bonuses, text: 'See the free spins' },
      },
      {
        id: 'vip-club',
        question: 'How do I join the VIP club?',
        answer: [
          'Ask for it on the VIP page. Each level is listed there with the points that it takes and what it gives, and your own way to the next one.',
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
        question: 'What does “a game you can check” mean?',
        answer: [
          'In our own games an outcome is computed from three things: a secret seed of ours, whose hash you see before you bet; a seed of yours, which you may choose; and the number of the bet. We can’t change our seed afterwards without its hash giving us away, and we could not know yours beforehand.',
        ],
      },
      {
        id: 'check-a-round',
        question: 'How do I check a round?',
        answer: [
          'Press Fairness in the game and change the seeds: with that, the secret seed of all earlier rounds is revealed. Your device then draws the round again and compares. It needs no connection, and no trust in us.',
        ],
      },
      {
        id: 'odds',
        question: 'What are my chances?',
        answer: [
          'They are written on the controls before you bet, and the rules of each of our games give its exact return to player. It is below 100 %: over time, the game keeps a share of what is bet.',
        ],
      },
      {
        id: 'bet-limits',
        question: 'How high may a bet be?',
        answer: [
          `It depends on the game and on the currency, and stands beside the amount. In Coinflip, for example, it is from ${facts.betMin} to ${facts.betMax}.`,
        ],
        link: { path: ROUTES.coinflip, text: 'Open Coinflip' },
      },
      {
        id: 'broken-round',
        question: 'The connection broke in the middle of a round',
        answer: [
          'The round is kept by our server and waits for you. Open the game again, here or on another device: it goes on exactly where it was. A bet is never placed twice, even if its answer was lost; until it is known what became of it, the game takes no other.',
        ],
      },
      {
        id: 'auto-play',
        question: 'Can the game play by itself?',
        answer: [
          'Our own games can, where your region allows it. You set the number of rounds and how the bet changes, and you must set how much may be lost. It stops as soon as you leave the tab, the connection goes, or anything is unclear.',
        ],
      },
      {
        id: 'demo',
        question: 'Can I try a slot for nothing?',
        answer: [
          'Many slots have a demo, even without an account: press “Try the demo” on the page of the game. Nothing can be won or lost there. Tables with live dealers have none.',
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
          'This site is the app. Choose “Install” or “Add to home screen” in the menu of your browser; on an iPhone it is behind the Share button. It then has an icon of its own and opens without the browser’s bars. There is nothing to download from a store.',
        ],
      },
      {
        id: 'offline',
        question: 'What works without a connection?',
        answer: [
          'Your profile, balance, history, the list of games, the rules and these answers are there as last known, and they say how old they are. Rounds that were kept can be checked.',
          'What moves money needs a connection: bets, deposits and withdrawals. Nothing of the kind is put aside and sent later by itself.',
        ],
      },
      {
        id: 'update',
        question: 'How is the app updated?',
        answer: [
          'By itself. A new version is fetched in the background and takes over when nothing is under way. If something is, a line says that it is ready, and you choose the moment.',
        ],
      },
      {
        id: 'site-unreachable',
        question: 'The site does not open',
        answer: [
          'Check your connection first. If everything else works, press “Open a working mirror” in the line that says you are offline: it leads to the same site at another address, with the same account.',
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
          'Decide beforehand how much and how long, and never play with money that you need for something else, or to win back what is lost. In auto-play, set a loss limit that does not hurt. If it stops being fun, take a break; support closes or pauses an account on request, without asking why.',
        ],
      },
      {
        id: 'stranger',
        question: 'I think somebody else has been in my account',
        answer: [
          'Look at the log-ins in the history: each has its time, its device and its country. Change the password at once, and write to support.',
        ],
        link: { path: ROUTES.profileHistory, text: 'See the log-ins' },
      },
      {
        id: 'fraud',
        question: 'How do I know that a message is from you?',
        answer: [
          'We never ask for your password or for a code that was sent to you, neither by phone nor in a chat. Whoever does is not us. Enter codes only on this site.',
        ],
      },
      {
        id: 'personal-data',
        question: 'What do you do with my data?',
        answer: [
          'We keep what an account and the law need, and show to others only what you allow in the settings. After a log-out nothing of yours stays on the device.',
        ],
        link: { path: ROUTES.policyConfidential, text: 'Privacy policy (in Russian)' },
      },
      {
        id: 'close-account',
        question: 'How do I close my account?',
        answer: [
          'Write to support. What is on the balance is paid out as usual beforehand; what the law makes us keep is deleted when its time is over.',
        ],
      },
    ],
  },
]
