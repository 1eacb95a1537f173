import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/

/**
 * Writes a .br and a .gz next to every text file of the build at the highest compression, so that no server compresses.
 * Browsers ask for brotli over https only, and some proxies never.
 */
export function compress(): Plugin {
  return {
    name: 'tulpar:compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const files = await readdir(dir, { recursive: true })
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(dir, file))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, await toBrotli(text, { params }))
  await writeFile(`${file}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }))
}
