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
export function ownPageHeaders(formsLeadTo: readonly string[] = []): Record<string, string> {
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

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

/** A plain page in English; `head` and `body` are HTML. */
export function plainPage(title: string, body: string, head = ''): string {
  const main = `<body>
    <main>
      <h1>${escape(title)}</h1>
      ${body}
    </main>
  </body>`
  return htmlPage({ lang: 'en', title, head: `<link rel="stylesheet" href="/page.css" />\n    ${head}`, body: main })
}

/** A whole page; `head` and `body` (with its tag) are HTML. */
export function htmlPage({ lang, title, head, body }: Record<'lang' | 'title' | 'head' | 'body', string>): string {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escape(title)}</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  ${body}
</html>
`
}
