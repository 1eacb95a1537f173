/**
 * Cache entry of the service worker, which notes that it has all files of a build. Not a file, so no page requests it.
 */
export const cachedBuildPath = (build: string): string => `/_cached/${build}`
