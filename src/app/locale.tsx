import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { RawIntlProvider } from 'react-intl'
import { DEFAULT_LOCALE, type Locale, localeTag } from '../../worker/rules/locales.ts'
import { commands } from '../data/commands.ts'
import { setCookie } from '../host/cookies.ts'
import { loadDictionary } from './dictionary.ts'
import { type Texts, makeIntl } from './intl.ts'
import { replacePrefix } from './location.ts'
import { warn } from './log.ts'

type LocaleControl = {
  locale: Locale
  /** True while the texts of a chosen language are being fetched. */
  switching: boolean
  /** The player chose a language: shown, kept on the device and with the operator; the page and its state stay. */
  setLocale: (locale: Locale) => Promise<void>
  /** Shows a language that nobody chose here, and keeps it on the device only. */
  showLocale: (locale: Locale) => Promise<void>
}

const LocaleContext = createContext<LocaleControl | null>(null)

export function useLocale(): LocaleControl {
  const control = useContext(LocaleContext)
  if (!control) throw new Error('useLocale outside of LocaleProvider')
  return control
}

/** Gives texts to all below it, and the means to change their language. */
export function LocaleProvider({ initial, children }: { initial: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial)
  const [switching, startTransition] = useTransition()
  const fillHoles = useFillHoles(texts, setTexts)
  const intl = useMemo(() => makeIntl(texts, fillHoles), [texts, fillHoles])
  const { locale } = texts

  const showLocale = useCallback(async (next: Locale) => {
    const dictionary = await loadDictionary(next)
    setCookie('locale', next)
    replacePrefix(next)
    startTransition(() => setTexts({ locale: next, dictionary, english: null }))
  }, [])

  const setLocale = useCallback(
    async (next: Locale) => {
      await showLocale(next)
      await commands.settings.setLocale({ locale: next })
    },
    [showLocale],
  )

  useLayoutEffect(() => {
    document.documentElement.lang = localeTag(locale)
  }, [locale])

  const control = useMemo(
    () => ({ locale, switching, setLocale, showLocale }),
    [locale, switching, setLocale, showLocale],
  )
  return (
    <LocaleContext value={control}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  )
}

/** Fetches the English texts once a locale proves to lack one. Told while rendering, it acts after that. */
function useFillHoles(texts: Texts, setTexts: (change: (now: Texts) => Texts) => void): (key: string) => void {
  const told = useRef<Locale | null>(null)
  const { locale } = texts
  return useCallback(
    (key) => {
      if (told.current === locale) return
      told.current = locale
      queueMicrotask(() => {
        warn(`Missing messages in ${locale}: ${key}`)
        if (locale === DEFAULT_LOCALE) return
        const fill = loadDictionary(DEFAULT_LOCALE)
        fill.then((english) => setTexts((now) => ({ ...now, english }))).catch(() => undefined)
      })
    },
    [locale, setTexts],
  )
}
