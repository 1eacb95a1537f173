import { escape, plainPage } from '../html.ts'
import type { Letter } from '../letters.ts'
import type { Waiting } from '../verification/waiting.ts'

const KINDS: Record<string, string> = {
  login: 'Code to log in',
  confirm: 'Code to confirm',
  reset: 'New password',
  'login-data': 'How to log in',
}

/** Lists the "sent" messages, and the documents that wait for review. */
export function outboxPage(letters: Letter[], waiting: Waiting[], moment: (at: number) => string): string {
  return plainPage(
    'Outbox',
    `<p class="play">What the operator would send by mail and by text message. Nothing leaves this machine.</p>
      <div id="news">
      ${waiting.length === 0 ? '' : `<h2>Documents to look at</h2>${waiting.map(desk).join('')}<h2>Sent</h2>`}
      ${letters.length === 0 ? '<p role="status">Nothing has been sent yet.</p>' : letters.map((one) => letter(one, moment(one.at))).join('')}
      </div>`,
    '<script src="/outbox.js" defer></script>',
  )
}

function letter({ to, kind, code, link, text }: Letter, at: string): string {
  const time = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')
  return `<article data-testid="letter" data-to="${escape(to)}">
        <p class="about"><strong>${escape(to)}</strong><span>${escape(KINDS[kind] ?? kind)}</span><time datetime="${at}">${time}</time></p>
        ${code === null ? '' : `<p class="code" data-testid="code">${escape(code)}</p>`}
        <p>${escape(text)}</p>
        ${link === null ? '' : `<p><a href="${escape(link)}" target="_blank" rel="noopener">${escape(link)}</a></p>`}
      </article>`
}

function desk({ player, name, documents }: Waiting): string {
  return `<article>
        <p class="about"><strong>${escape(name)}</strong><span>${documents.map(escape).join(', ')}</span></p>
        <form method="post" action="/verification/${player}" class="row">
          <button name="status" value="success">Accept</button>
          <button name="status" value="failed" class="quiet">Refuse</button>
        </form>
      </article>`
}
