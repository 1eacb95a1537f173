import type { Plugin } from 'vite'
import { LOCALES } from '#domain/languages/locales.ts'
import { LEGAL_PAGES, PAGES, checkPageTexts, readFaq, readLegalPages, readOpening, readPolicy } from './page-texts.ts'

/** `lang/pages/kyc/en.md?policy`: the file, its page, its language, and what of it is imported. */
const PAGE_TEXT = /^(.*\/lang\/pages\/([\w-]+)\/(\w+)\.md)\?(\w+)$/
/** `lang/pages/en.md?legal`, which is no file: the folder and the language of all legal pages. */
const LEGAL_TEXTS = /^(.*\/lang\/pages)\/(\w+)\.md\?legal$/
const READERS = { faq: readFaq, policy: readPolicy, opening: readOpening }

/** The page and the language of a text ("kyc-en") by its module id; undefined for other modules. */
export function getPageText(moduleId: string | null | undefined): string | undefined {
  const [, , legal] = LEGAL_TEXTS.exec(moduleId ?? '') ?? []
  if (legal !== undefined) return `legal-${legal}`
  const [, , page, locale] = PAGE_TEXT.exec(moduleId ?? '') ?? []
  return page && `${page}-${locale}`
}

/** `import("lang/pages/kyc/en.md?policy")` resolves to the texts of the page, with the product's figures filled in. */
export function pageTexts(): Plugin {
  const findLocale = (name: string | undefined) => LOCALES.find((each) => each === name)
  return {
    name: 'tulpar:page-texts',
    enforce: 'pre',
    configResolved() {
      checkPageTexts()
    },
    resolveId: (source) => (LEGAL_TEXTS.test(source) ? source : null),
    load(id) {
      const toModule = (texts: object) => ({
        code: `export default ${JSON.stringify(texts)}`,
        moduleType: 'js' as const,
      })
      const [, pages, language] = LEGAL_TEXTS.exec(id) ?? []
      if (pages !== undefined) {
        const locale = findLocale(language)
        if (!locale) return this.error(`${id} is in no language`)
        for (const page of LEGAL_PAGES) this.addWatchFile(`${pages}/${page}/${locale}.md`)
        return toModule(readLegalPages(locale))
      }
      const [, file, folder, name, wanted] = PAGE_TEXT.exec(id) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      const page = PAGES.find((each) => each === folder)
      const locale = findLocale(name)
      const read = Object.entries(READERS).find(([key]) => key === wanted)?.[1]
      if (!page || !locale || !read) return this.error(`${id} is no text of a page`)
      return toModule(read(page, locale))
    },
  }
}
