import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { wait } from '#domain/browser/wait.ts'

/**
 * Fills a folder once for all Playwright workers: the first that needs it does, the others wait. The folder has to be
 * where each run starts without it. Throws in each worker if the folder could not be filled.
 */
export async function makeOnce(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  await mkdir(dirname(folder), { recursive: true })
  if (await isCreated(folder)) {
    await fill(folder).then(
      () => writeFile(done, ''),
      (error: unknown) => writeFile(failed, String(error)),
    )
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(await readFile(failed, 'utf8'))
    await wait(200)
  }
}

/** Creates a folder; false if it is there already. */
async function isCreated(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
