/**
 * Telephone numbers by country (spec 5): ru and kz use +7 and (###) ### ## ##; by uses +375, its printed mask
 * ___ __ __ being what follows the two digits of the network. Mask tokens: # digit, @ letter, * letter or digit.
 */
export const PHONE_COUNTRIES = {
  ru: { prefix: '+7', mask: '(###) ### ## ##', digits: 10 },
  kz: { prefix: '+7', mask: '(###) ### ## ##', digits: 10 },
  by: { prefix: '+375', mask: '(##) ### ## ##', digits: 9 },
} as const
export type PhoneCountry = keyof typeof PHONE_COUNTRIES

/** Whether a text is a number in E.164: "+" and 8 to 15 digits. */
export function isPhone(value: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(value)
}
