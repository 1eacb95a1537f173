import { type Game, originalPage } from '../table/game.ts'

export const kenoGame: Game = { Page: originalPage('keno', () => import('./KenoPage.tsx')) }
