import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What opens by itself, or replaces something else by itself. */
const DIALOGS = [
  'app/notices/AskForAccount',
  'modals/Excluded/Excluded',
  'modals/SuccessPayment/SuccessPayment',
  'protection/RealityCheckDialog',
]
/** What opens a dialog of `modalAtom` by itself: the address, a timer, a reload, the log-in that it waited for. */
const OPENERS = [
  'base/state.ts',
  'app/notices/use-pay-in-timer.ts',
  'app/notices/use-saved-code-step.ts',
  'app/routing/use-query-flags.ts',
]
const OTHERS = [
  'app/pwa/ConnectionStatus',
  'app/pwa/InstallApp',
  'app/pwa/UpdateReady',
  'consent/ConsentBanner',
  'games/table/bet/BetBar',
  'games/table/win/SoundOffer',
  'modals/PayIn/FirstLimit',
  'modals/PayIn/LimitCard',
  'protection/CalmPage',
  'protection/OtherTab',
  'protection/PanicButton',
  'ui/Dialog',
  'ui/Toaster',
]

const read = (path: string) => readFileSync(`src/${path}`, 'utf8')

test('all that opens by itself takes no press of its first moment', () => {
  expect(DIALOGS.filter((path) => !/<Dialog\s[^>]*isUnasked/.test(read(`${path}.tsx`)))).toEqual([])
  expect(OPENERS.filter((path) => !/isUnasked: true/.test(read(path)))).toEqual([])
  expect(OTHERS.filter((path) => !/\sdata-unasked/.test(read(`${path}.tsx`)))).toEqual([])
})

test('the moment is as long for a dialog as for the rest', () => {
  const [, ms] = /UNASKED_MS = (\d+)/.exec(read('ui/use-unasked.ts')) ?? []
  expect(read('ui/page.css')).toContain(`animation: unasked ${ms}ms;`)
})

test('the plate of a huge win lets the first presses through', () => {
  const css = read('games/table/win/win.module.css')
  const [, seconds] = /^\.stage \{\s+--lasts: (\d\.\d)s/m.exec(css) ?? []
  const [, until] = /@keyframes plate \{.*?(\d+)% \{\s+pointer-events: none/s.exec(css) ?? []
  expect(css).toContain('animation: plate var(--lasts) both')
  expect(Number(seconds) * Number(until) * 10).toBeGreaterThanOrEqual(480)
})

test('a question of protection has no other way out than its answers', () => {
  expect(read('protection/RealityCheckDialog.tsx')).not.toMatch(/<Dialog\s[^>]*onClose/)
})
