/**
 * The files of all languages at once, as `src/build/languages-vite-plugin.ts` compiles them: functions by language, each
 * of which loads a chunk.
 */
declare module '*.json?languages=messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
  import type { Locale } from '#domain/languages/locales.ts'

  const load: Record<Locale, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>
  export default load
}

declare module '*.json?languages=about' {
  import type { Locale } from '#domain/languages/locales.ts'

  const load: Record<Locale, () => Promise<{ default: typeof import('./about/en.json') }>>
  export default load
}

/** The texts of all languages at once, in the chunk that imports them. */
declare module '*.json?languages=names' {
  import type { Locale } from '#domain/languages/locales.ts'

  const names: Record<Locale, Readonly<Record<string, string>>>
  export default names
}

declare module '*.md?languages=faq' {
  import type { Locale } from '#domain/languages/locales.ts'

  const load: Record<Locale, () => Promise<{ default: readonly import('../src/pages/faq/faq-text.ts').FaqGroup[] }>>
  export default load
}

/** The legal pages of a language together. */
declare module '*.md?languages=legal' {
  import type { Locale } from '#domain/languages/locales.ts'

  const load: Record<Locale, () => Promise<{ default: import('../src/pages/legal/legal-text.ts').LegalText }>>
  export default load
}

declare module '*.md?languages=policy' {
  import type { Locale } from '#domain/languages/locales.ts'

  const load: Record<Locale, () => Promise<{ default: import('../src/pages/policy/policy-text.ts').PolicyText }>>
  export default load
}

/** Loaded with the page: titles and leads of a policy. */
declare module '*.md?languages=opening' {
  import type { Locale } from '#domain/languages/locales.ts'

  const openings: Record<Locale, import('../src/pages/policy/policy-text.ts').PolicyOpening>
  export default openings
}

/** The names of our games, `nav.<game>` of each language. */
declare module '*.json?house-games' {
  import type { HouseGame } from '#domain/games/house-games.ts'
  import type { Locale } from '#domain/languages/locales.ts'

  const names: Record<Locale, Record<HouseGame, string>>
  export default names
}
