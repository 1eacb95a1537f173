/** The build's facts: used in this one place only, as the build inlines them at each use. */
export const BUILD_FACTS = __BUILD_FACTS__
