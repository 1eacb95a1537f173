import { type Game, originalPage } from '../table/game.ts'

export const coinflip: Game = { Page: originalPage('coinflip', () => import('./CoinflipPage.tsx')) }
