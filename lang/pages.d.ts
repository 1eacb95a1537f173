/** The texts of a page as `src/build/page-texts-vite-plugin.ts` compiles them: one lazy chunk a language. */
declare module '*.md?faq' {
  const groups: readonly import('../src/pages/faq/faq-text.ts').FaqGroup[]
  export default groups
}

declare module '*.md?legal' {
  const sections: readonly import('../src/pages/legal/legal-text.ts').LegalSection[]
  export default sections
}

declare module '*.md?policy' {
  const text: import('../src/pages/policy/policy-text.ts').PolicyText
  export default text
}

/** The title and the lead of a policy alone. */
declare module '*.md?opening' {
  const opening: import('../src/pages/policy/policy-text.ts').PolicyOpening
  export default opening
}
