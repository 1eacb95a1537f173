import { useAtom, useAtomValue } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { ODDS_FORMATS, type OddsFormat } from '#domain/betting/odds.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useDevice } from '../../browser/use-device.ts'
import { useBettingSettings } from '../../data/betting-queries.ts'
import { commands } from '../../data/commands.ts'
import { useAllUnsettled } from '../../data/account-queries.ts'
import { useLoggedIn, useViewer } from '../../data/queries.ts'
import BreakNote from '../../protection/BreakNote.tsx'
import PlayBar from '../../protection/PlayBar.tsx'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { EventPage } from './EventPage.tsx'
import { Events } from './Events.tsx'
import { MySportBets } from './MySportBets.tsx'
import { Slip } from './Slip.tsx'
import { SlipBar } from './SlipBar.tsx'
import { isCashingOutAtom, queryAtom, viewAtom, VIEWS } from './state.ts'
import styles from './betting.module.css'

/**
 * The sportsbook: /betting, and /betting/{event} for one event. The slip is on the right, or opens from a button above
 * the bottom bar.
 */
export default function Betting({ event }: { event?: string | undefined }) {
  const isDesktop = useDevice() === 'desktop'
  const { formatMessage } = useIntl()
  return (
    <div className={`app-page ${styles.page}`}>
      <div className={styles.main}>
        <Play />
        {event === undefined ? <Home /> : <EventPage key={event} id={event} />}
      </div>
      {isDesktop ? (
        <section className={styles.aside} aria-label={formatMessage({ id: 'betting.slip' })}>
          <h2>
            <FormattedMessage id="betting.slip" />
          </h2>
          <Slip />
        </section>
      ) : (
        <SlipBar />
      )}
    </div>
  )
}

/** The player's time in play and net result; the end of a break instead, in the same space. */
function Play() {
  const viewer = useViewer()
  const isInBreak = useMayGetOffers() === false
  const isCashingOut = useAtomValue(isCashingOutAtom)
  const isSending = useAllUnsettled()?.some(({ kind }) => kind.startsWith('betting.')) ?? false
  const playerId = viewer?.player?.id
  const currency = viewer?.wallet?.currency
  if (viewer?.loggedIn === false) return null
  return (
    <div className={styles.play}>
      {isInBreak ? (
        <BreakNote className={styles.breakNote} />
      ) : (
        playerId !== undefined &&
        currency && <PlayBar player={{ playerId, currency }} isBusy={isCashingOut || isSending} isTable={false} />
      )}
    </div>
  )
}

function Home() {
  const { formatMessage } = useIntl()
  const [view, setView] = useAtom(viewAtom)
  const [query, setQuery] = useAtom(queryAtom)
  const loggedIn = useLoggedIn()
  usePageTitle(formatMessage({ id: 'nav.betting' }))
  const views = VIEWS.filter((each) => each !== 'mine' || loggedIn)
  return (
    <>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="nav.betting" />
        </h1>
        <OddsFormatSetting />
      </header>
      <SearchField
        type="text"
        label={formatMessage({ id: 'betting.search' })}
        value={query}
        onChange={(text) => {
          setQuery(text)
          if (view === 'mine') setView('all')
        }}
      />
      <Tabs
        label={formatMessage({ id: 'betting.views' })}
        tabs={views.map((id) => ({ id, text: formatMessage({ id: `betting.view.${id}` }) }))}
        chosen={loggedIn || view !== 'mine' ? view : 'all'}
        onChoose={setView}
      >
        {view === 'mine' && loggedIn ? <MySportBets /> : <Events />}
      </Tabs>
    </>
  )
}

function OddsFormatSetting() {
  const { formatMessage } = useIntl()
  const format = useBettingSettings()?.format ?? 'decimal'
  return (
    <Select
      label={formatMessage({ id: 'betting.format' })}
      value={format}
      options={ODDS_FORMATS.map((value) => ({ value, label: formatMessage({ id: `betting.format.${value}` }) }))}
      // The options are exactly the odds formats.
      onChange={(value) => void commands.betting.setFormat({ format: value as OddsFormat })}
    />
  )
}
