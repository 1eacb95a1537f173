/**
 * Marks an error as caused by the network, not by this code: a file of the build could not be loaded. Such an error is
 * shown by the section that needs the file; every other uncaught error is a bug.
 */
export class NetworkError extends Error {
  override name = 'NetworkError'
}
