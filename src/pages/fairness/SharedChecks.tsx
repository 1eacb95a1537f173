import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { drawDuel } from '#domain/games/duels.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { drawRoom, parseEntries } from '#domain/games/rooms-draw.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { isClientSeed } from '../../games/table/fairness/client-seed.ts'
import { DUELS_PATH } from '../../games/duels/path.ts'
import seeds from '../../games/table/fairness/fairness.module.css'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { Field, TextField } from '../../ui/Field.tsx'
import styles from './fairness-page.module.css'
import { isServerSeed } from './server-seed.ts'

/** Room ids are UUIDs of 36 characters, so this length fits all entries of a round. */
const ENTRIES_MAX = 10_000
const CLIENT_SEED_MAX = 128

type Game = 'rooms' | 'duel'
type Seeds = { serverSeed: string; clientSeed: string }

const PAGES = {
  rooms: { name: 'nav.rooms', table: ROUTES.rooms, about: 'rooms.check.about', text: 'rooms.check.entriesText' },
  duel: { name: 'nav.duel', table: DUELS_PATH, about: 'duels.check.about', text: 'fairness.clientSeed' },
} as const satisfies Record<Game, { name: MessageKey; table: string; about: MessageKey; text: MessageKey }>

export function isCheckedGame(game: string | undefined): game is Game {
  return game !== undefined && Object.hasOwn(PAGES, game)
}

/** /fairness/rooms and /fairness/duel: how a multiplayer round is drawn, with a form to repeat any draw by hand. */
export function SharedChecks({ game }: { game: Game }) {
  const { formatMessage } = useIntl()
  const { name, table, about, text } = PAGES[game]
  const [typed, setTyped] = useState<Seeds>({ serverSeed: '', clientSeed: '' })
  usePageTitle(formatMessage({ id: 'fairness.page.title' }))
  useBlockReload('fairness.shared', typed.serverSeed !== '' || typed.clientSeed !== '')
  const serverSeed = cleanTyped(typed.serverSeed)
  const clientSeed = game === 'rooms' ? cleanLines(typed.clientSeed) : cleanTyped(typed.clientSeed)
  const isServerSeedWrong = !isServerSeed(serverSeed)
  const isClientSeedWrong = game === 'rooms' ? parseEntries(clientSeed) === null : !isDuelSeed(clientSeed)
  const rule = (value: string, isWrong: boolean, problem: string) =>
    // An empty field shows the rule as a hint, not as an error.
    value !== '' && isWrong ? { problem } : { hint: problem }
  const textRule = rule(
    typed.clientSeed,
    isClientSeedWrong,
    formatMessage({ id: game === 'rooms' ? 'rooms.check.entriesRule' : 'duels.check.clientRule' }),
  )
  return (
    <div className={`app-page ${seeds.fairness} ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="fairness.page.title" />
        </h1>
        <Link href={table}>{formatMessage({ id: name })}</Link>
      </header>
      <p>{formatMessage({ id: about })}</p>
      <section className={styles.card} aria-labelledby="by-hand" data-testid="by-hand">
        <h2 id="by-hand">{formatMessage({ id: 'fairness.hand' })}</h2>
        <TextField
          label={formatMessage({ id: 'fairness.serverSeed' })}
          autoComplete="off"
          value={typed.serverSeed}
          onType={(value) => setTyped({ ...typed, serverSeed: value })}
          {...rule(typed.serverSeed, isServerSeedWrong, formatMessage({ id: 'fairness.hand.serverSeedRule' }))}
        />
        <Field label={formatMessage({ id: text })} hint={textRule.hint} problem={textRule.problem}>
          {(described) => (
            <textarea
              {...described}
              className={styles.text}
              rows={game === 'rooms' ? 6 : 2}
              maxLength={ENTRIES_MAX}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={typed.clientSeed}
              onChange={(event) => setTyped({ ...typed, clientSeed: event.target.value })}
            />
          )}
        </Field>
        {!isServerSeedWrong && !isClientSeedWrong && (
          <div className={styles.part} data-testid="shared-draw">
            <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={hashServerSeed(serverSeed)} />
            {game === 'rooms' ? (
              <RoomDraw serverSeed={serverSeed} text={clientSeed} />
            ) : (
              <DuelDraw serverSeed={serverSeed} clientSeed={clientSeed} />
            )}
          </div>
        )}
      </section>
    </div>
  )
}

function RoomDraw({ serverSeed, text }: { serverSeed: string; text: string }) {
  const { formatMessage } = useIntl()
  const { clientSeed, draw, total, ticket, winner } = drawRoom(serverSeed, parseEntries(text) ?? [])
  return (
    <>
      <SeedLine label={formatMessage({ id: 'rooms.check.entries' })} value={clientSeed} />
      <h3>{formatMessage({ id: 'rooms.check.ticket' })}</h3>
      <code translate="no">{`floor(${draw} / 2^32 × ${total}) = ${ticket}`}</code>
      <h3>{formatMessage({ id: 'rooms.check.holder' })}</h3>
      <code translate="no">{winner?.id ?? '—'}</code>
    </>
  )
}

function DuelDraw({ serverSeed, clientSeed }: Seeds) {
  const { formatMessage } = useIntl()
  const { draw, side } = drawDuel(serverSeed, clientSeed)
  return (
    <>
      <h3>{formatMessage({ id: 'duels.check.side' })}</h3>
      <code translate="no">{`floor(${draw} / 2^32 × 2) = ${side === 'heads' ? 1 : 0}`}</code>
      <output>{formatMessage({ id: `coinflip.${side}` })}</output>
    </>
  )
}

/** Cleans each line with `cleanTyped` and drops empty ones. */
function cleanLines(text: string): string {
  return text
    .split('\n')
    .map((line) => cleanTyped(line))
    .filter((line) => line !== '')
    .join('\n')
}

/**
 * Two ids joined by a colon: of the duel and of the bet that joined it. Together they may be longer than a client seed
 * of a player.
 */
function isDuelSeed(text: string): boolean {
  const [duel = '', joinedBy = '', ...more] = text.split(':')
  return more.length === 0 && text.length <= CLIENT_SEED_MAX && isClientSeed(duel) && isClientSeed(joinedBy)
}

/** Links from the main fairness page to the checks of multiplayer games. */
export function SharedCheckLinks() {
  const links: [name: MessageKey, path: string][] = [
    ['nav.crash', `${ROUTES.fairness}/crash`],
    [PAGES.rooms.name, `${ROUTES.fairness}/rooms`],
    [PAGES.duel.name, `${ROUTES.fairness}/duel`],
  ]
  return (
    <ul className={styles.links}>
      {links.map(([name, path]) => (
        <li key={path}>
          <Link href={path}>
            <FormattedMessage id={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
