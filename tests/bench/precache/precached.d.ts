/** Every file of the build, filled in by the build. */
declare const __PRECACHED__: { url: string; revision: string | null }[]
