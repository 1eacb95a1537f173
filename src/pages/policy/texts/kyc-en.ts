import { DOCUMENT_MAX_BYTES, DOCUMENTS_AT_MOST } from '../../../../worker/domain/account/verification.ts'
import type { PolicyText } from '../policy-text.ts'

export const POLICY: PolicyText = {
  version: '2026-11-01',
  sections: [
    {
      id: 'why',
      title: 'Why we verify',
      body: [
        'A casino has to know its players. We verify identities to keep children out, to keep accounts in the hands of those who opened them, to keep stolen cards and the proceeds of crime away, and to pay winnings to the person who won them.',
        'Verification is no judgement of you. Most players are asked once, send two or three pictures and never hear of it again.',
      ],
    },
    {
      id: 'when',
      title: 'When we ask',
      body: [
        'You can sign up, deposit and play without sending anything. We ask for documents at the latest when one of these happens:',
        [
          'you ask for your first withdrawal;',
          'your deposits together pass the amount at which the law of your country requires verification;',
          'what you told us about yourself doesn’t match how the account is used;',
          'several accounts seem to belong to one person;',
          'a payment service or a court asks us to.',
        ],
        'Your profile shows whether verification is needed. You may also send your documents ahead of time, so that a withdrawal doesn’t have to wait.',
      ],
    },
    {
      id: 'what',
      title: 'What we ask for',
      body: [
        'There are three kinds of proof. We ask only for those that we need.',
        [
          'Proof of identity: a passport, an ID card or a driving licence. The page with the photo, in colour, with all four corners in view and nothing covered.',
          'Proof of address: a utility bill, a bank statement or an official letter with your name and address, not older than three months.',
          'Proof of payment method: the card that you used, with only the first six and the last four digits in view and the code on its back covered; or a screenshot of your e-wallet with your name.',
        ],
        `Files may be JPEG, PNG, WebP or PDF, up to ${DOCUMENT_MAX_BYTES / 1_000_000} MB each and ${DOCUMENTS_AT_MOST} at a time. A sharp photo taken with a phone is as good as a scan. Please don’t edit the pictures: we have to decline a changed picture, however harmless the change.`,
      ],
    },
    {
      id: 'how',
      title: 'How verification goes',
      body: [
        'Your files are sent over an encrypted connection. If the connection drops, sending goes on where it stopped. We look at nothing before you submit it.',
        'A trained member of our staff reviews what you submitted, usually within one working day and at the latest within five. Your profile shows the status:',
        [
          'Under review: we have your documents.',
          'Verified: there is nothing left to do.',
          'Declined: each declined document has its reason, and you can send another one.',
        ],
        'We may ask a further question, for example about the source of funds of an unusually large deposit. While verification is open you can go on playing, but a withdrawal waits.',
      ],
    },
    {
      id: 'refused',
      title: 'If documents are declined',
      body: [
        'The usual reasons are simple: a corner is missing, the picture is blurred, the document has expired, or the name is not the one of the account. Send a better picture and the review begins anew.',
        'If you can’t or don’t want to prove your identity, we close the account and return your own deposits, less what you have withdrawn, to where they came from, unless the law forbids it. If we find that documents were forged or belong to someone else, we close the account and may tell the authorities.',
      ],
    },
    {
      id: 'data',
      title: 'What happens to your documents',
      body: [
        'We keep documents encrypted, apart from the rest of your account. Only verification staff can open them, and each opening is recorded. We never use them for advertising and never sell them.',
        'Your own device keeps the files only until they have arrived, and removes them when you log out.',
        'We keep documents for as long as the law that requires verification demands, as a rule five years after the account is closed, and then delete them. You may ask at any time what we hold and have mistakes put right.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      body: [
        'Nobody may play below the age that the law of their country sets for gambling. If verification shows that a player is too young, we close the account at once, return the deposits and pay no winnings.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      body: [
        'Contact support if a reason is unclear to you, if you have none of the documents named here, or if you disagree with a decision. Someone who did not make the decision will look at it again.',
      ],
    },
  ],
}
