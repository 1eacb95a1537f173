import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Engines besides Chromium: the programs that drive each, and the Debian packages that contain them. */
export const ENGINES = {
  Firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
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
