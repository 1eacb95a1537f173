import { ROUTES } from '../../base/routes.ts'

/** Path of duels (coinflip between players): a tab of the coinflip page. */
export const DUELS_PATH = `${ROUTES.coinflip}?against=players`
