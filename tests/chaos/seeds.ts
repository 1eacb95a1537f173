/** Seeds of each `npm run chaos` without arguments: some of each fault, and those that found something. */
export const SEEDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22]
