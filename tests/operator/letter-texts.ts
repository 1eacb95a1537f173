import type { Locale } from '#domain/languages/locales.ts'

/** How a player logs in: `names` is empty for an account of a social network, which `method` names. */
type LoginNames = { name: string; names: string[]; hasPassword: boolean; method: string }
type LetterTexts = {
  login(code: string, minutes: number): string
  confirm(code: string, minutes: number): string
  reset(code: string, minutes: number, hasLink: boolean): string
  loginData(player: LoginNames): string
}

/** Letters and text messages, in the language in which the player asked for them. */
export const LETTER_TEXTS: Record<Locale, LetterTexts> = {
  en: {
    login: (code, minutes) =>
      `${code} is your Tulpar login code. Valid for ${minutes} min. Don’t share it with anyone.`,
    confirm: (code, minutes) => `${code} is your Tulpar verification code. Valid for ${minutes} min.`,
    reset: (code, minutes, hasLink) =>
      `${code} is your code for a new Tulpar password. Valid for ${minutes} min. ${hasLink ? 'You can also open the link. ' : ''}Didn’t ask for it? Ignore this message.`,
    loginData({ name, names, hasPassword, method }) {
      if (names.length === 0) return `${name}, you log in to Tulpar with ${method}.`
      const how = hasPassword ? 'your password or a code we send there' : 'a code we send there'
      return `${name}, you log in to Tulpar as ${names.join(' or ')}, with ${how}.`
    },
  },
  ru: {
    login: (code, minutes) => `${code} — код для входа в Tulpar. Действует ${minutes} мин. Никому его не сообщайте.`,
    confirm: (code, minutes) => `${code} — код подтверждения Tulpar. Действует ${minutes} мин.`,
    reset: (code, minutes, hasLink) =>
      `${code} — код для нового пароля Tulpar. Действует ${minutes} мин. ${hasLink ? 'Можно и перейти по ссылке. ' : ''}Не запрашивали? Просто удалите это сообщение.`,
    loginData({ name, names, hasPassword, method }) {
      if (names.length === 0) return `${name}, вы входите в Tulpar через ${method}.`
      const how = hasPassword ? 'с паролем или кодом, который мы туда пришлём' : 'с кодом, который мы туда пришлём'
      return `${name}, ваш логин в Tulpar: ${names.join(' или ')}, ${how}.`
    },
  },
  kz: {
    login: (code, minutes) => `${code} — Tulpar-ға кіру коды. ${minutes} мин жарамды. Оны ешкімге айтпаңыз.`,
    confirm: (code, minutes) => `${code} — Tulpar растау коды. ${minutes} мин жарамды.`,
    reset: (code, minutes, hasLink) =>
      `${code} — Tulpar-дың жаңа құпиясөзіне арналған код. ${minutes} мин жарамды. ${hasLink ? 'Сілтемені ашуға да болады. ' : ''}Сұрамаған болсаңыз, елемеңіз.`,
    loginData({ name, names, hasPassword, method }) {
      if (names.length === 0) return `${name}, сіз Tulpar-ға ${method} арқылы кіресіз.`
      const how = hasPassword ? 'құпиясөзбен не сонда жіберілетін кодпен' : 'сонда жіберілетін кодпен'
      return `${name}, Tulpar-ға кіру логиніңіз: ${names.join(' не ')}, ${how}.`
    },
  },
}
