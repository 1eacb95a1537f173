/** What the build tells the inline loader; defined in by src/build/shell-vite-plugin.ts. */
interface BuildFacts {
  /** As in builds/latest.json; "dev" in development. */
  readonly build: string
  readonly worker: string
  readonly serviceWorker: string
  /** The page's module; null in development, where Vite's own tag starts it. */
  readonly entry: string | null
  readonly styles: readonly string[]
  /** Modules that the entry imports, and each language's own. */
  readonly preloads: readonly string[]
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Texts of the skeleton by locale, each at the place that the markup names; English stands in the markup already. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

declare const __BUILD_FACTS__: BuildFacts
