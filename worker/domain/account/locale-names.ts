/** The interface languages (spec 9): ru, en and kz. An operator may offer fewer of them. */
export const LOCALES = ['ru', 'en', 'kz'] as const
export type Locale = (typeof LOCALES)[number]
