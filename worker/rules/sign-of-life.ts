/**
 * Where a page asks its service worker whether an address answers: `SIGN_OF_LIFE_PATH?url=…`. The service worker
 * makes the call, so that one that nobody answers is no error of the page. Answered with `SignOfLife`.
 */
export const SIGN_OF_LIFE_PATH = '/_alive'

export type SignOfLife = { answers: boolean }
