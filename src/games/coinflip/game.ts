import { type Game, originalPage } from '../table/game.ts'

export const coinflipGame: Game = { Page: originalPage('coinflip', () => import('./CoinflipPage.tsx')) }
