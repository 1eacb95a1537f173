import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, minify } from 'vite'
import { captcha, captchaKey, captchaUrl, tagManagerUrl } from '../../worker/domain/settings/configuration.ts'
import { type FramePage, frameHeaders } from './headers.ts'

const SCRIPTS = fileURLToPath(new URL('../shell/frames/', import.meta.url))
const CAPTCHA_SCRIPTS = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
}

type BuiltPage = FramePage & { html: string }

/**
 * The pages that run third parties' scripts, each in a sandboxed iframe; only those that the operator has configured.
 */
export async function framePages(): Promise<BuiltPage[]> {
  const pages: Promise<BuiltPage>[] = []
  if (tagManagerUrl !== null) pages.push(build('tag-manager', { url: tagManagerUrl }))
  if (captcha !== 'none' && captchaKey !== null)
    pages.push(build('captcha', { provider: captcha, key: captchaKey, url: captchaUrl ?? CAPTCHA_SCRIPTS[captcha] }))
  return Promise.all(pages)
}

/** Emits /frames/*.html, and serves them in development with their own policy. */
export function frames(): Plugin {
  return {
    name: 'tulpar:frames',
    async generateBundle() {
      for (const { path, html } of await framePages())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: html })
    },
    configureServer(server) {
      server.middlewares.use('/frames', (request, response, next) => {
        framePages().then((pages) => {
          const page = pages.find(({ path }) => path === `/frames${request.url}`)
          if (!page) return next()
          for (const [name, value] of Object.entries(frameHeaders(page))) if (value) response.setHeader(name, value)
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          return response.end(page.html)
        }, next)
      })
    },
  }
}

async function build(name: string, settings: { url: string } & Record<string, string>): Promise<BuiltPage> {
  const source = await readFile(`${SCRIPTS}${name}.js`, 'utf8')
  const { code } = await minify(`${name}.js`, source)
  const data = Object.entries(settings).map(([key, value]) => ` data-${key}="${escape(value)}"`)
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><title>${name}</title>`,
    '<style>body{margin:0}</style>',
    `<div id="${name}"></div><script${data.join('')}>${code}</script></html>`,
  ].join('')
  const scriptHash = createHash('sha256').update(code).digest('base64')
  return { path: `/frames/${name}.html`, scriptHash, origin: new URL(settings.url).origin, html }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
