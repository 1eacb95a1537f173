/** Folders of the build with files only: a missing file there is a 404 and never a page. */
const FILE_FOLDERS = /^\/(?:assets|builds|frames)\//

/**
 * Whether a path of the page's own host is a file and not a page. Decided by known paths and not by a dot, since a
 * token, a game or a name in a path may have one. In: the path, and the paths of the build's other files.
 */
export function isSiteFile(path: string, files: readonly string[] = []): boolean {
  return FILE_FOLDERS.test(path) || files.includes(path)
}
