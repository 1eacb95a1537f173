import type { PolicyText } from '../policy-text.ts'

export const POLICY: PolicyText = {
  version: '2026-11-01',
  sections: [
    {
      id: 'why',
      title: 'Why we check',
      body: [
        'A casino has to know its players. We check identities to keep children out, to keep accounts in the hands of those who opened them, to keep stolen cards and the proceeds of crime away, and to pay winnings to the person who won them.',
        'A check is no judgement of you. Most players are asked once, send two or three pictures and never hear of it again.',
      ],
    },
    {
      id: 'when',
      title: 'When we ask',
      body: [
        'You can register, deposit and play without sending anything. We ask for documents at the latest when one of these happens:',
        [
          'you ask for your first payout;',
          'your deposits together pass the amount at which the law of your country requires a check;',
          'what you told us about yourself does not agree with how the account is used;',
          'several accounts seem to belong to one person;',
          'a payment service or a court asks us to.',
        ],
        'Your profile shows whether a check is needed. You may also send your documents ahead of time, so that a payout does not have to wait for them.',
      ],
    },
    {
      id: 'what',
      title: 'What we ask for',
      body: [
        'There are three kinds of proof. We ask only for those that we need.',
        [
          'Who you are: a passport, an identity card or a driving licence. The page with the photo, in colour, with all four corners in view and nothing covered.',
          'Where you live: a utility bill, a bank statement or an official letter with your name and address, not older than three months.',
          'What you pay with: the card that you used, with only the first six and the last four digits in view and the code on its back covered; or a page of your wallet that shows your name.',
        ],
        'Files may be JPEG, PNG, WebP or PDF, up to 10 MB each and six at a time. A sharp photo taken with a phone is as good as a scan. Please do not edit the pictures: a changed picture has to be refused, however harmless the change.',
      ],
    },
    {
      id: 'how',
      title: 'How a check goes',
      body: [
        'Your files are sent over an encrypted connection. If the connection is cut, sending goes on where it stopped. Nothing is looked at before you submit.',
        'A trained member of our staff looks at what you submitted, usually within one working day and at the latest within five. The outcome stands in your profile:',
        [
          'Being checked: we have your documents and are looking at them.',
          'Verified: there is nothing left to do.',
          'Not accepted: each refused document carries its reason, and you can send another one.',
        ],
        'We may ask a further question, for example where the money of an unusually large deposit comes from. While a check is open you can go on playing, but a payout waits.',
      ],
    },
    {
      id: 'refused',
      title: 'If documents are not accepted',
      body: [
        'The usual reasons are simple: a corner is missing, the picture is blurred, the document has expired, or the name is not the one of the account. Send a better picture and the check begins anew.',
        'If you cannot or do not want to prove who you are, we close the account and return your own deposits, less what was paid out, to where they came from, unless the law forbids it. If we find that documents were forged or belong to somebody else, the account is closed and the authorities may be told.',
      ],
    },
    {
      id: 'data',
      title: 'What happens to your documents',
      body: [
        'Documents are kept encrypted, apart from the rest of your account. Only staff who carry out checks can open them, and each opening is recorded. We never use them for advertising and never sell them.',
        'On your own device the files are kept only until they have arrived, and removed when you log out.',
        'We keep documents for as long as the law that requires the check demands, as a rule five years after the account is closed, and then delete them. You may ask at any time what we hold and have mistakes put right.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      body: [
        'Nobody under 18 may play, and where the law sets a higher age, that age holds. If a check shows that a player is too young, the account is closed at once, the deposits are returned and no winnings are paid.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      body: [
        'Write to support if a reason is unclear to you, if you have none of the documents named here, or if you disagree with a decision. A decision is then looked at again by somebody who did not make it.',
      ],
    },
  ],
}
