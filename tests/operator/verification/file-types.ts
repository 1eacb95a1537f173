/** The first bytes of each file type; null matches any byte. */
const BEGINNINGS: Record<string, (number | null)[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}
/** How many leading bytes are needed to identify a type. */
export const TELLING_BYTES = 16

/** Whether bytes start like a file of the type, regardless of its name. */
export function beginsLike(type: string, bytes: Uint8Array): boolean {
  const beginning = BEGINNINGS[type]
  return beginning !== undefined && beginning.every((byte, index) => byte === null || bytes[index] === byte)
}
