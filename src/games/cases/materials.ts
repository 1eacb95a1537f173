/** What a case is made of; its colours are in material.module.css. */
const MATERIALS = ['wood', 'leather', 'horn', 'iron', 'lacquer', 'marble'] as const
export type CaseMaterial = (typeof MATERIALS)[number]

const BY_SLUG: Readonly<Record<string, CaseMaterial>> = {
  steppe: 'wood',
  caravan: 'leather',
  hunter: 'horn',
  goldsmith: 'iron',
  night: 'lacquer',
  tulpar: 'marble',
}

/** The material of a case; one that we do not know has its material by its name, so that it stays the same. */
export function getCaseMaterial(slug: string): CaseMaterial {
  if (Object.hasOwn(BY_SLUG, slug)) return BY_SLUG[slug] ?? 'wood'
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return MATERIALS[sum % MATERIALS.length] ?? 'wood'
}
