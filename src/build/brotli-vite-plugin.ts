import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/** Writes a .br next to every text file of the build at the highest compression, so that no server compresses. */
export function brotli(): Plugin {
  return {
    name: 'tulpar:brotli',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(dir, file))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await compress(text, { params }))
}
