import { brandName } from '../../../../worker/domain/settings/configuration.ts'
import type { PolicyText } from '../policy-text.ts'

export const POLICY: PolicyText = {
  version: '2026-11-01',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible for your data',
      body: [`We are: the company that runs ${brandName}. You reach us through support.`],
    },
    {
      id: 'what',
      title: 'What data we collect',
      body: [
        'Some data you give us, some arises while you use the site:',
        [
          'account: email or phone number, name, currency, language, time zone;',
          'password: only in a form from which it can’t be restored;',
          'documents, if you go through verification;',
          'payments: method, amount, time, status; we never have the full card number;',
          'games: bets, rounds and their results;',
          'log-ins: time, network address, country and kind of device;',
          'a fingerprint of the browser, by which we recognise a device that abuses bonuses.',
        ],
      ],
    },
    {
      id: 'why',
      title: 'What we need it for',
      body: [
        [
          'To run your account, take bets and pay money: this is our contract with you.',
          'To verify age and identity and to keep accounts: the law requires it.',
          'To protect accounts from break-ins and the casino from fraud: this is our legitimate interest.',
          'To see which parts of the site work badly: from totals, not from people.',
        ],
        'We send advertising only to those who agreed to it. You can opt out at any time, and we don’t ask why.',
      ],
    },
    {
      id: 'device',
      title: 'What is kept on your device',
      body: [
        'The app works offline too, so some data is kept in your browser: your profile, the last known balance and history, documents being sent, your settings. When you log out, all of it is removed from the device, even offline.',
        'We use cookies for the log-in, the language, and to remember which link brought you here. Each has a limited life: the log-in thirty days, the language a year, the link from ten minutes to a month.',
      ],
    },
    {
      id: 'share',
      title: 'Who gets your data',
      body: [
        'Only those without whom we can’t serve you:',
        [
          'payment services: to make the payment;',
          'game providers: an anonymous player number and the bet amount;',
          'the chat service: what you write there;',
          'authorities: if the law requires it, and only as much as it requires.',
        ],
        'We don’t sell data and don’t pass it on for advertising. If a service is in another country, our contract obliges it to protect the data as well as we do.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      body: [
        'Account data is kept while the account is open. After it is closed, payments, bets and verification documents are kept as long as the law requires, usually five years, and then deleted. Records of log-ins are kept for one year.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'At any time you can:',
        [
          'find out what data we have about you and get a copy;',
          'correct wrong data;',
          'have us delete what we don’t have to keep;',
          'object to processing that is based on our interest;',
          'hide your avatar and statistics from other players in the settings of your profile.',
        ],
        'We answer within a month. If the answer doesn’t satisfy you, turn to the data protection authority of your country.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect your data',
      body: [
        'Everything between you and us is encrypted. Documents are kept apart, encrypted as well, and each access is recorded. Our staff see only what they need for their work.',
        'If data falls into the wrong hands all the same and this could harm you, we tell you without delay and say what can be done.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'The site is not for anyone below the legal gambling age of their country. If we learn that a child has opened an account, we close it and delete the data that we don’t have to keep.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When this policy changes, so does the date at its head. We tell you of important changes before they apply.',
      ],
    },
  ],
}
