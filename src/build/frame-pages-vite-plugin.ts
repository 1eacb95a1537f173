import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, build } from 'vite'
import { THIRD_PARTY_PAGES, type ThirdPartyHost } from '#domain/frames/third-party-host.ts'
import { readSiteAddress } from '#domain/settings/build-settings.ts'
import * as configuration from '#domain/settings/configuration.ts'
import { configured } from './configuration-vite-plugin.ts'
import { type FramePage, frameHeaders } from './headers.ts'

const SCRIPTS = fileURLToPath(new URL('../shell/frames/', import.meta.url))
const CAPTCHA_SCRIPTS = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
}

type Settings = Pick<typeof configuration, 'tagManagerUrl' | 'captcha' | 'captchaKey' | 'captchaUrl'>

/**
 * The pages that run third parties' scripts, each on a host of its own; only those that the operator has configured.
 */
export function framePages({ tagManagerUrl, captcha, captchaKey, captchaUrl }: Settings = configuration): FramePage[] {
  const pages: FramePage[] = []
  if (tagManagerUrl !== null) pages.push(toPage('tags', { url: tagManagerUrl }))
  if (captcha !== 'none' && captchaKey !== null) {
    const url = captchaUrl ?? CAPTCHA_SCRIPTS[captcha]
    pages.push(toPage('captcha', { provider: captcha, key: captchaKey, url }))
  }
  return pages
}

/** Emits /frames/*, and serves them in development, on their own hosts and with their own policy. */
export function frames(): Plugin {
  const pages = framePages()
  return {
    name: 'tulpar:frames',
    async generateBundle() {
      for (const page of pages)
        for (const [path, source] of Object.entries(await buildFiles(page)))
          this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
    writeBundle() {
      if (pages.length === 0) return
      const address = readSiteAddress(process.env)
      const host = address === undefined ? '<page host>' : new URL(address).host.replace(/^www\./, '')
      const hosts = pages.map((page) => `${page.host}.${host}`).join(' and ')
      this.info(
        `serve ${hosts} too, as dist.serving/*.frames* and worker/endpoints/SETTINGS.md say; without that nothing is shown there`,
      )
    },
    configureServer(server) {
      server.middlewares.use('/frames', (request, response, next) => {
        const page = pages.find(({ host }) => request.headers.host?.startsWith(`${host}.`))
        if (!page) return next()
        return void buildFiles(page).then((files) => {
          const path = `/frames${request.url}`
          const text = files[path]
          if (text === undefined) return next()
          const place = request.headers.host?.slice(page.host.length + 1) ?? ''
          for (const [name, value] of Object.entries(frameHeaders(pages)))
            if (value) response.setHeader(name, value.replaceAll('{scheme}', 'http').replaceAll('{page}', place))
          response.setHeader('Content-Type', `text/${path.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`)
          return response.end(text)
        }, next)
      })
    },
  }
}

function toPage(host: ThirdPartyHost, settings: FramePage['settings']): FramePage {
  return { host, origin: new URL(settings.url).origin, settings }
}

/** The page and its script, by path. */
async function buildFiles({ host, settings }: FramePage): Promise<Record<string, string>> {
  const path = THIRD_PARTY_PAGES[host]
  const script = path.replace('.html', '.js')
  const name = path.slice('/frames/'.length, -'.html'.length)
  const data = Object.entries(settings).map(([key, value]) => ` data-${key}="${escape(value)}"`)
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>${name}</title>`,
    '<style>body{margin:0}</style>',
    `<div id="${name}"></div><script src="${script}"${data.join('')}></script></html>`,
  ].join('')
  return { [path]: html, [script]: await compile(`${SCRIPTS}${name}.ts`) }
}

async function compile(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [configured()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  })
  // Safe: one input and no watcher give a single output.
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
