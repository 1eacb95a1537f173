import { type Game, livePage } from '../table/game.ts'

export const rooms: Game = { Page: livePage(() => import('./RoomsPage.tsx')), hasPlaces: true }
