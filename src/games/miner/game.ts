import { type Game, originalPage } from '../table/game.ts'

export const minerGame: Game = { Page: originalPage('miner', () => import('./MinerPage.tsx')) }
