import { type Locator, page } from 'vitest/browser'

/** The frame of every page. */
export const header = page.getByRole('banner')
export const balance = header.getByTestId('balance')
export const main = page.getByRole('main')
export const footer = page.getByRole('contentinfo')
export const rail = page.getByRole('navigation', { name: 'Main', exact: true })
export const bottomBar = page.getByRole('navigation', { name: 'Quick', exact: true })

/** The title of the page. */
export function heading(name: string): Locator {
  return main.getByRole('heading', { name, level: 1, exact: true })
}

export function button(name: string, within: Locator = main): Locator {
  return within.getByRole('button', { name, exact: true })
}

export function link(name: string, within: Locator = main): Locator {
  return within.getByRole('link', { name, exact: true })
}

/** Chooses a language in the header; `label` names the control in the language on screen. */
export async function speak(language: 'Русский' | 'English' | 'Kазақ', label = 'Language'): Promise<void> {
  await header.getByRole('combobox', { name: label, exact: true }).selectOptions(language)
}
