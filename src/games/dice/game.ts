import { type Game, originalPage } from '../table/game.ts'

export const dice: Game = { Page: originalPage('dice', () => import('./DicePage.tsx')) }
