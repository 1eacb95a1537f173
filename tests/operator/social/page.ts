import { html } from 'hono/html'
import { type Html, plainPage } from '../html.ts'

/** The social login providers, with their names. */
export const SOCIAL_NAMES: Readonly<Record<string, string>> = { google: 'Google', telegram: 'Telegram', vk: 'VK' }
const ACCOUNTS = ['Aigerim', 'Daniyar', 'Saule'] as const
export const ACCOUNT_LENGTH = 40

/**
 * The stand-in for a provider's page: the visitor chooses an account or cancels. `refused` is the error of the last
 * choice.
 */
export function choicePage(provider: string, state: string, rejectedField: string | null = null): Html {
  const name = SOCIAL_NAMES[provider] ?? provider
  const known = ACCOUNTS.map(
    (account) => html`<button name="account" value="${account}">Continue as ${account}</button>`,
  )
  return plainPage(
    `Log in with ${name}`,
    html`<p class="play">This stands in for ${name}. Nothing leaves this machine.</p>
      ${rejectedField !== null && html`<p role="alert">${rejectedField}</p>`}
      <form method="post" class="actions">
        <input type="hidden" name="state" value="${state}" />
        ${known}
      </form>
      <form method="post" class="actions">
        <input type="hidden" name="state" value="${state}" />
        <label
          >Another account <input name="account" maxlength="${ACCOUNT_LENGTH}" autocomplete="off" required
        /></label>
        <button>Continue</button>
      </form>
      <form method="post" class="actions">
        <input type="hidden" name="state" value="${state}" />
        <button name="cancel" value="1" class="quiet">Cancel</button>
      </form>`,
  )
}

export function overPage(): Html {
  return plainPage('Log in', html`<p role="status">This page has run out. Close it and try again from the casino.</p>`)
}
