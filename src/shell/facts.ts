/** What the build tells the loader: written into it in this one place, as the build fills it in wherever it is named. */
export const BUILD_FACTS = __BUILD_FACTS__
