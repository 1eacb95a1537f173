import { type Game, originalPage } from '../table/game.ts'

export const wheelGame: Game = { Page: originalPage('wheel', () => import('./WheelPage.tsx')) }
