import { type Game, originalPage } from '../table/game.ts'

export const keno: Game = { Page: originalPage('keno', () => import('./KenoPage.tsx')) }
