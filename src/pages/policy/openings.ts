import { brandName } from '../../../worker/rules/configuration.ts'
import { ROUTES } from '../../app/routes.ts'

/** What a policy begins with, in its own language; there with the page, before the rest of the text. */
export type Opening = { lang: 'en' | 'ru'; title: string; lead: string }

/** By address. An operator puts its own in the place of these, as of the texts. */
export const OPENINGS = {
  [ROUTES.policyAgreement]: {
    lang: 'en',
    title: 'User agreement',
    lead: `This is the agreement between you and ${brandName}, the operator of this casino. By opening an account you accept it.`,
  },
  [ROUTES.policyKyc]: {
    lang: 'en',
    title: 'Identity checks (KYC)',
    lead: `This policy says when ${brandName} asks who you are, what we ask for, how we look at it and what happens to it afterwards.`,
  },
  [ROUTES.policyAgreementRu]: {
    lang: 'ru',
    title: 'Пользовательское соглашение',
    lead: `Это соглашение между вами и ${brandName} — оператором этого казино. Открывая аккаунт, вы его принимаете.`,
  },
  [ROUTES.policyConfidential]: {
    lang: 'ru',
    title: 'Политика конфиденциальности',
    lead: `Здесь сказано, какие данные о вас есть у ${brandName}, откуда они берутся, зачем нужны, кому передаются и как долго хранятся. Мы собираем только то, без чего казино не может работать или чего требует закон.`,
  },
} as const satisfies Record<string, Opening>
