import { type Game, originalPage } from '../table/game.ts'

export const miner: Game = { Page: originalPage('miner', () => import('./MinerPage.tsx')) }
