/** Folders of the build that hold nothing but files: what is missing there is missing, and never a page. */
const FILE_FOLDERS = /^\/(?:assets|builds|frames)\//

/**
 * Whether a path of the page's own host is a file and never a page. Only what is known as a file is one: a token, a game
 * or a name in an address may have a dot in it. In: the path, and those of the build's other files.
 */
export function isSiteFile(path: string, files: readonly string[] = []): boolean {
  return FILE_FOLDERS.test(path) || files.includes(path)
}
