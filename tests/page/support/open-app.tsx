import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import '#src/shell/shell.css'
import { MyDatabase } from '#db/my-database.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { type FakeCommands, FakeWorker } from './fake-worker.ts'

type Given = {
  commands?: FakeCommands
  locale?: Locale
  fill?: (database: MyDatabase) => Promise<unknown>
  /** False: does not wait until the dialog that the address opens takes presses. */
  waitsForDialog?: boolean
}

/** An address that opens a dialog. */
const OPENS_DIALOG = /[?&](?:login|signup|deposit)\b/

// Another test file of this browser may have left its settings.
localStorage.clear()
sessionStorage.clear()

const database = new MyDatabase()
const fake = new FakeWorker()
Object.defineProperty(window, '__boot', { value: bootFacts(fake.worker) })

/**
 * The whole page at an address, over a database that `fill` fills and a worker that answers with `commands`. One page a
 * test file is connected; each test gets an empty database and a page without a past.
 */
export async function openApp(path: string, { commands = {}, locale = 'en', fill, waitsForDialog = true }: Given = {}) {
  fake.commands = commands
  fake.calls.length = 0
  await emptyDatabase()
  await fill?.(database)
  history.replaceState(null, '', path)
  document.documentElement.lang = locale
  const [{ App }, { firstTexts }, { setTextsLocale }, { leavePage }, { connect }] = await Promise.all([
    import('#src/app/App.tsx'),
    import('#src/i18n/dictionary.ts'),
    import('#src/data/shared-query.ts'),
    import('./leave-page.ts'),
    import('./connect.ts'),
  ])
  leavePage()
  connect()
  setTextsLocale(locale)
  const texts = await firstTexts(locale)
  const screen = await render(<App texts={{ ...texts, locale, english: null }} />)
  if (OPENS_DIALOG.test(path) && waitsForDialog)
    await expect.poll(() => document.querySelector('dialog[open]:not([data-unasked])')).not.toBeNull()
  return { screen, worker: fake, database }
}

async function emptyDatabase(): Promise<void> {
  await database.open()
  await database.transaction('rw', database.tables, () => Promise.all(database.tables.map((table) => table.clear())))
}

function bootFacts(worker: Worker): Boot {
  return {
    worker,
    workerFailed: false,
    startWorker: () => worker,
    locale: 'en',
    localeForced: false,
    recover: async () => undefined,
    row: null,
    build: 'test',
    styles: Promise.resolve(),
    hasBegun: true,
    trustedScriptUrl: (url) => url,
  }
}
