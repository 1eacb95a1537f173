import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Engines besides Chromium: the programs that drive each, the Debian packages that contain them, and why `npm test`
 * leaves one to `npm run engines`.
 */
export const ENGINES = {
  Firefox: { programs: ['firefox-esr'], packages: 'firefox-esr', unfit: null },
  WebKit: {
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: 'webkit2gtk-driver xvfb',
    unfit: 'it leaves a page without an answer of its worker now and then, mostly one that is shown again by Back',
  },
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
