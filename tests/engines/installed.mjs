import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Engines beside Chromium: the programs that drive each. */
export const ENGINES = {
  Firefox: { programs: ['firefox-esr'] },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'] },
}

/**
 * Whether the engine's programs are on this machine.
 * @param {keyof typeof ENGINES} engine
 * @returns {boolean}
 */
export function isEngineInstalled(engine) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ENGINES[engine].programs.every((name) => folders.some((folder) => existsSync(join(folder, name))))
}
