import type { CatalogueOrder } from '../../operator/catalogue/make.ts'

/** What the operator of a browser test offers: 940 slots and 60 live tables. */
export const SMALL_CATALOGUE: CatalogueOrder = { size: 1_000, names: 'ordinary' }
