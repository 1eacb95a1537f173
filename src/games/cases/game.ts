import { type Game, originalPage } from '../table/game.ts'

export const casesGame: Game = { Page: originalPage('cases', () => import('./CasesPage.tsx')), hasPlaces: true }
