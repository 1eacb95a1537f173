import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RawIntlProvider } from 'react-intl'
import { DEFAULT_LOCALE, type Locale, localeTag } from '#domain/languages/locales.ts'
import { commands } from '../data/commands.ts'
import { useViewer } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { setTextsLocale } from '../data/shared-query.ts'
import { setCookie } from '../browser/cookies.ts'
import { showToast } from '../ui/toast-store.ts'
import { type Loaded, fillBundles, loadLanguage, loadTexts, onMoreTexts } from './dictionary.ts'
import { type Texts, makeIntl } from './intl.ts'
import { replacePrefix } from '../base/location.ts'
import { getSettingError } from './setting-error.ts'
import { warn } from '../errors/log.ts'
import type { ElementChildren } from '../ui/children.ts'

type LocaleControl = {
  locale: Locale
  /**
   * The player chose a language: shows it and saves it on the device and with the operator. The page keeps its state.
   */
  setLocale: (locale: Locale) => Promise<void>
  /**
   * Shows a language without a choice by the player, and saves it on the device only. Returns false when its texts
   * could not be loaded (a toast says so) or another language was requested meanwhile: the last request wins.
   */
  showLocale: (locale: Locale) => Promise<boolean>
}

const LocaleContext = createContext<LocaleControl | null>(null)

export function useLocale(): LocaleControl {
  const control = useContext(LocaleContext)
  if (!control) throw new Error('useLocale outside of LocaleProvider')
  return control
}

/** Provides the texts and the functions to change the language. */
export function LocaleProvider({ initial, children }: { initial: Texts; children: ElementChildren }) {
  const [texts, setTexts] = useState(initial)
  const requestCount = useRef(0)
  const fillHoles = useFillHoles(texts, setTexts)
  const timeZone = useTimeZone()
  const intl = useMemo(() => makeIntl(texts, timeZone, fillHoles), [texts, timeZone, fillHoles])
  const { locale, tongue } = texts
  const hasEnglish = texts.english !== null

  useLayoutEffect(() =>
    onMoreTexts(async () => {
      const [more, english] = await Promise.all([loadTexts(locale), hasEnglish ? loadTexts(DEFAULT_LOCALE) : null])
      setTexts((now) => (now.locale === locale ? withMore(now, more, english) : now))
    }),
  )

  useRefresh(() => fillBundles().catch(() => undefined))

  const showLocale = useCallback(async (next: Locale) => {
    const request = (requestCount.current += 1)
    const loaded = await loadLanguage(next).catch(() => null)
    if (request !== requestCount.current) return false
    if (!loaded) {
      showToast({ id: 'errorPage.missing' })
      return false
    }
    setCookie('locale', next)
    setTextsLocale(next)
    replacePrefix(next)
    // The worker sends the language on screen with its calls, even if the player did not choose it.
    void commands.connection.pageChanged({ locale: next })
    startTransition(() => setTexts({ ...loaded, locale: next, english: null }))
    return true
  }, [])

  const setLocale = useCallback(
    async (next: Locale) => {
      if (!(await showLocale(next))) return
      const code = getSettingError(await commands.settings.setLocale({ locale: next }))
      if (code) showToast({ id: `error.${code}` })
    },
    [showLocale],
  )

  useLayoutEffect(() => {
    document.documentElement.lang = localeTag(tongue)
  }, [tongue])

  // Back leads to addresses with an older language prefix: replace it with the current one.
  useLayoutEffect(() => {
    const restorePrefix = (): void => replacePrefix(locale)
    window.addEventListener('popstate', restorePrefix)
    return () => window.removeEventListener('popstate', restorePrefix)
  }, [locale])

  const control = useMemo(() => ({ locale, setLocale, showLocale }), [locale, setLocale, showLocale])
  return (
    <LocaleContext value={control}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  )
}

/** Two bundles can load at once and finish in any order, so merge the texts instead of replacing them. */
function withMore(now: Texts, more: Loaded, english: Loaded | null): Texts {
  return {
    ...now,
    ...more,
    dictionary: { ...now.dictionary, ...more.dictionary },
    english: english ? { ...now.english, ...english.dictionary } : now.english,
  }
}

/** The profile's time zone. undefined means the device's: for a guest, and where the profile has none. */
function useTimeZone(): string | undefined {
  const timeZone = useViewer()?.player?.timezone ?? undefined
  // A new time zone formats all texts again, which is not urgent.
  return useDeferredValue(timeZone)
}

/**
 * Loads the English texts once a locale turns out to lack one. It is called during rendering, so the work is deferred.
 */
function useFillHoles(texts: Texts, setTexts: (change: (now: Texts) => Texts) => void): (key: string) => void {
  const warnedLocale = useRef<Locale | null>(null)
  const { locale } = texts
  return useCallback(
    (key) => {
      if (warnedLocale.current === locale) return
      warnedLocale.current = locale
      queueMicrotask(() => {
        warn(`Missing messages in ${locale}: ${key}`)
        if (locale === DEFAULT_LOCALE) return
        loadTexts(DEFAULT_LOCALE).then(
          ({ dictionary }) => setTexts((now) => ({ ...now, english: dictionary })),
          // The next missing text tries again.
          () => (warnedLocale.current = null),
        )
      })
    },
    [locale, setTexts],
  )
}
