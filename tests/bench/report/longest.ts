import type { Figure, Group } from './figures.ts'

/** The longest task of all runs: by the clock, and by its CPU time, which other load does not affect. */
export const longest = (group: Group, title: string, sample: string): Figure[] => [
  { group, title: `${title}: longest task`, unit: 'ms', sample: `${sample}.longest`, quantile: 1, least: 50 },
  { group, title: `${title}: longest task, of the processor`, unit: 'ms', sample: `${sample}.cpu`, quantile: 1 },
]
