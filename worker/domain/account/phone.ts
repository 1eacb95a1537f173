/**
 * Telephone numbers by country (spec 5): ru and kz use +7 and (###) ### ## ##; by uses +375, its printed mask
 * ___ __ __ being what follows the two digits of the network. Mask tokens: # digit, @ letter, * letter or digit.
 * `begins` is how the national numbers of a country begin by its numbering plan; no number begins otherwise.
 */
export const PHONE_COUNTRIES = {
  ru: { prefix: '+7', mask: '(###) ### ## ##', digits: 10, begins: /^[3489]/ },
  kz: { prefix: '+7', mask: '(###) ### ## ##', digits: 10, begins: /^[67]/ },
  by: { prefix: '+375', mask: '(##) ### ## ##', digits: 9, begins: /^(?:1[5-7]|2[1-59]|33|44)/ },
} as const
export type PhoneCountry = keyof typeof PHONE_COUNTRIES

/** Whether a text is a number in E.164: "+" and 8 to 15 digits. */
export function isPhone(value: string): boolean {
  return /^\+[1-9][0-9]{7,14}$/.test(value)
}
