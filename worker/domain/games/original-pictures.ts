import type { HouseGame } from './house-games.ts'

/** Cover pictures of house games in the format that `readLayers` of the page parses. */
export const ORIGINALS: Readonly<Record<HouseGame, string>> = {
  dice: 'a996ha9e1a a71a9e9o1k a59ehahk9o o09a21-3f11-7j11-bj11-dh11-ff11',
  plinko: 'o60a11-3g11-0m11-6m11-3s11-9s11 o90322',
  coinflip: 'o40bcc o60acc O80a99 o40qdd o80pdd O90paa a90h2n8p2r0x',
  hilo: 'a800959803-0z9u9r0w a90a7a8b8o7p0p aa0d5i0n',
  keno: 'o35633-d633-5e33-dm33-5u33-du33 o95m33-de33',
  miner: 'a302525b0b-72g2gb7b-0d5d5m0m-7dgdgm7m-0o5o5x0x-7ogogx7x a8befhbl8h-03370b o10t33 o90p11',
  roulette: 'o70ihh o10igg aa0i1303*i0 o30iaa O80iaa a80a2g8i2k0q o90i22',
  wheel: 'o70ihh o10igg aa0i4303*60 O80icc o90i33 a9003006',
  cases: 'a50gfgfu0u a708a8fcfg0g a98g8uauag-98a8ag8g o90g33 o20g11',
  crash: 'c80p5r0z a65iapat4q c9005a5m3q0q o30d33 o70d22',
  rooms: 'a47e9bdbfefv7v a69fadcddfdv9v a70344686w0w a90637494w0w o30k11',
}
