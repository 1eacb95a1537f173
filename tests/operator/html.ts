import { html } from 'hono/html'

/** Markup in which every text has been escaped. */
export type Html = ReturnType<typeof html>

const CSP = {
  'default-src': "'none'",
  'style-src': "'self'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': 'data:',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** The headers of the operator's own pages. A form that redirects elsewhere must list the target origins. */
export function operatorPageHeaders(formsLeadTo: readonly string[] = []): Record<string, string> {
  const policy = { ...CSP, 'form-action': ["'self'", ...formsLeadTo].join(' ') }
  return { ...pageHeaders(policy), 'Cache-Control': 'no-store' }
}

/** The headers of a page with its own Content-Security-Policy. */
export function pageHeaders(policy: Readonly<Record<string, string>>): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** A plain page in English. */
export function plainPage(title: string, content: Html, head: Html | '' = ''): Html {
  const body = html`<body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>`
  return htmlPage({ lang: 'en', title, head: html`<link rel="stylesheet" href="/page.css" />${head}`, body })
}

/** A whole page; `body` has its tag. */
export function htmlPage({
  lang,
  title,
  head,
  body,
}: {
  lang: string
  title: string
  head: Html | ''
  body: Html
}): Html {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${head}
      </head>
      ${body}
    </html> `
}
