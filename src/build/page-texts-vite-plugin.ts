import type { Plugin } from 'vite'
import { LOCALES } from '#domain/languages/locales.ts'
import { PAGES, checkPageTexts, readFaq, readLegal, readOpening, readPolicy } from './page-texts.ts'

/** `lang/pages/kyc/en.md?policy`: the file, its page, its language, and what of it is imported. */
const PAGE_TEXT = /^(.*\/lang\/pages\/([\w-]+)\/(\w+)\.md)\?(\w+)$/
const READERS = { faq: readFaq, legal: readLegal, policy: readPolicy, opening: readOpening }

/** The page and the language of a text ("kyc-en") by its module id; undefined for other modules. */
export function getPageText(moduleId: string | null | undefined): string | undefined {
  const [, , page, locale] = PAGE_TEXT.exec(moduleId ?? '') ?? []
  return page && `${page}-${locale}`
}

/** `import("lang/pages/kyc/en.md?policy")` resolves to the texts of the page, with the product's figures filled in. */
export function pageTexts(): Plugin {
  return {
    name: 'tulpar:page-texts',
    enforce: 'pre',
    configResolved() {
      checkPageTexts()
    },
    load(id) {
      const [, file, folder, name, wanted] = PAGE_TEXT.exec(id) ?? []
      if (file === undefined) return null
      this.addWatchFile(file)
      const page = PAGES.find((each) => each === folder)
      const locale = LOCALES.find((each) => each === name)
      const read = Object.entries(READERS).find(([key]) => key === wanted)?.[1]
      if (!page || !locale || !read) return this.error(`${id} is no text of a page`)
      return { code: `export default ${JSON.stringify(read(page, locale))}`, moduleType: 'js' }
    },
  }
}
