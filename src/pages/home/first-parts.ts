/** Parts of the first screen that its first paint does not need: one chunk, because each alone is smaller than its headers. */
export { default as HeroOffer } from './HeroOffer.tsx'
export { default as LobbyLastUpdated } from './LobbyLastUpdated.tsx'
export { default as Originals } from './Originals.tsx'
export { default as RowArrows } from './RowArrows.tsx'
