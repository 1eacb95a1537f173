import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { toUpload } from '#src/build/source-maps-vite-plugin.ts'
import { getDebugId } from '#domain/reporting/debug-id.ts'

/** The code's first column is that of line 3 in the source. */
const BUILT = { code: 'crash()\n', map: JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAEA' }) }

test('a script and its source map have one debug id, and lines above the code move the map', async () => {
  const file = 'assets/a-1.js'
  const { script, map } = await toUpload(file, `//# hint\n${BUILT.code}`, BUILT)
  const id = await getDebugId(file)
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(script).toBe(`//# hint\ncrash()\n//# sourceMappingURL=a-1.js.map\n//# debugId=${id}\n`)
  expect(JSON.parse(map)).toMatchObject({ debugId: id, debug_id: id })
  const entry = new SourceMap(JSON.parse(map)).findEntry(1, 0)
  expect(entry).toMatchObject({ originalSource: 'a.ts', originalLine: 2 })
})

test('a file that was changed after its map was made ends the build', async () => {
  await expect(toUpload('assets/a-1.js', 'other()\n', BUILT)).rejects.toThrow('assets/a-1.js was changed')
})
