import { html } from 'hono/html'
import { type Html, plainPage } from '../html.ts'
import type { Letter } from '../letters.ts'
import type { Waiting } from '../verification/waiting.ts'

const KINDS: Record<string, string> = {
  login: 'Code to log in',
  confirm: 'Code to confirm',
  reset: 'New password',
  'login-data': 'How to log in',
}

/** Lists the "sent" messages, and the documents that wait for review. */
export function outboxPage(letters: Letter[], waiting: Waiting[], moment: (at: number) => string): Html {
  return plainPage(
    'Outbox',
    html`<p class="play">What the operator would send by mail and by text message. Nothing leaves this machine.</p>
      <div id="news">
        ${
          waiting.length > 0 &&
          html`<h2>Documents to look at</h2>
            ${waiting.map(desk)}
            <h2>Sent</h2>`
        }
        ${letters.length === 0 ? html`<p role="status">Nothing has been sent yet.</p>` : letters.map((one) => letter(one, moment(one.at)))}
      </div>`,
    html`<script src="/outbox.js" defer></script>`,
  )
}

function letter({ to, kind, code, link, text }: Letter, at: string): Html {
  const time = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')
  return html`<article data-testid="letter" data-to="${to}">
    <p class="about"><strong>${to}</strong><span>${KINDS[kind] ?? kind}</span><time datetime="${at}">${time}</time></p>
    ${code !== null && html`<p class="code" data-testid="code">${code}</p>`}
    <p>${text}</p>
    ${link !== null && html`<p><a href="${link}" target="_blank" rel="noopener">${link}</a></p>`}
  </article>`
}

function desk({ player, name, documents }: Waiting): Html {
  return html`<article>
    <p class="about"><strong>${name}</strong><span>${documents.join(', ')}</span></p>
    <form method="post" action="/verification/${player}" class="row">
      <button name="status" value="success">Accept</button>
      <button name="status" value="failed" class="quiet">Refuse</button>
    </form>
  </article>`
}
