/** The interface languages. An operator may offer fewer of them. */
export const LOCALES = ['ru', 'en', 'kz'] as const
export type Locale = (typeof LOCALES)[number]
