import { expect, test } from 'vitest'
import { toText } from '#src/build/licenses-vite-plugin.ts'

test('the text of licences names each package once, in order', () => {
  const text = toText([
    { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'Copyright B' },
    { name: 'a', version: '2.0.0' },
    { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'Copyright B' },
  ])
  expect(text.match(/^[ab] .*$/gm)).toEqual(['a 2.0.0', 'b 1.0.0 (MIT)'])
  expect(text).toContain('b 1.0.0 (MIT)\n\nCopyright B\n')
})
