import { type Game, livePage } from '../table/game.ts'

export const roomsGame: Game = { Page: livePage(() => import('./RoomsPage.tsx')), hasPlaces: true }
