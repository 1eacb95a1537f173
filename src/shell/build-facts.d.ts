/** What the build passes to the inline loader, as JSON; src/build/shell-vite-plugin.ts writes it. */
interface BuildFacts {
  /** As in builds/latest.json; "dev" in development. */
  readonly build: string
  readonly worker: string
  /** The page's module; null in development, where Vite's own tag starts it. */
  readonly entry: string | null
  readonly styles: readonly string[]
  /** Modules that the entry imports, and those of each language. */
  readonly preloads: readonly string[]
  readonly languages: Readonly<Record<string, readonly string[]>>
  /**
   * Texts of the skeleton by locale, at the index that the markup names; the default language is in the markup itself.
   */
  readonly texts: Readonly<Record<string, readonly string[]>>
}
