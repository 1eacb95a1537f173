/** Every file of the build; the build fills it in. */
declare const __PRECACHED__: { url: string; revision: string | null }[]
