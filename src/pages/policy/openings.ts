import { brandName } from '../../../worker/domain/settings/configuration.ts'
import type { Locale } from '../../../worker/domain/account/locales.ts'
import { ROUTES } from '../../app/routing/routes.ts'

export type PolicyName = 'agreement' | 'kyc' | 'confidential'
type Words = { title: string; lead: string }

/**
 * The title and lead of a policy in its legally binding language. They are in the page's own chunk and show before the
 * text loads.
 */
export type Opening = Words & { lang: 'en' | 'ru' }

/** By policy and language. Each operator replaces these, like the texts. */
export const WORDS_OF: Readonly<Record<PolicyName, Readonly<Record<Locale, Words>>>> = {
  agreement: {
    en: {
      title: 'Terms & Conditions',
      lead: `These are the terms between you and us, ${brandName}. By opening an account you accept them.`,
    },
    ru: {
      title: 'Пользовательское соглашение',
      lead: `Это соглашение между вами и нами, казино ${brandName}. Открывая аккаунт, вы его принимаете.`,
    },
    kz: {
      title: 'Пайдаланушы келісімі',
      lead: `Бұл — сіз бен біздің, ${brandName} казиносының, арамыздағы келісім. Аккаунт ашқанда оны қабылдайсыз.`,
    },
  },
  kyc: {
    en: {
      title: 'Verification policy (KYC)',
      lead: `When ${brandName} asks for verification, which documents we need, how we review them and what happens to them afterwards.`,
    },
    ru: {
      title: 'Политика верификации (KYC)',
      lead: `Когда ${brandName} просит пройти верификацию, какие нужны документы, как мы их проверяем и что с ними происходит потом.`,
    },
    kz: {
      title: 'Верификация (KYC) саясаты',
      lead: `${brandName} верификацияны қашан сұрайды, қандай құжаттар керек, оларды қалай тексереміз және кейін олар қайда барады.`,
    },
  },
  confidential: {
    en: {
      title: 'Privacy policy',
      lead: `What data ${brandName} has about you, where it comes from, what we need it for, who gets it and how long we keep it. We collect only what the casino can’t work without or what the law requires.`,
    },
    ru: {
      title: 'Политика конфиденциальности',
      lead: `Здесь сказано, какие данные о вас есть у ${brandName}, откуда они берутся, зачем нужны, кому передаются и как долго хранятся. Мы собираем только то, без чего казино не может работать или чего требует закон.`,
    },
    kz: {
      title: 'Құпиялылық саясаты',
      lead: `${brandName} сіз туралы қандай дерек сақтайтыны, ол қайдан келетіні, не үшін керек екені, кімге берілетіні және қанша уақыт сақталатыны. Казино онсыз жұмыс істей алмайтын немесе заң талап ететін деректі ғана жинаймыз.`,
    },
  },
}

const opening = (name: PolicyName, lang: Opening['lang']): Opening => ({ lang, ...WORDS_OF[name][lang] })

/** By path. */
export const OPENINGS = {
  [ROUTES.policyAgreement]: opening('agreement', 'en'),
  [ROUTES.policyKyc]: opening('kyc', 'en'),
  [ROUTES.policyAgreementRu]: opening('agreement', 'ru'),
  [ROUTES.policyConfidential]: opening('confidential', 'ru'),
} as const satisfies Record<string, Opening>
