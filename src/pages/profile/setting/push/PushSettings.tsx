import { FormattedMessage, useIntl } from 'react-intl'
import { PUSH_TOPICS, type PushTopic, getSentTopics } from '#domain/push/topics.ts'
import { iosBrowser } from '../../../../browser/ios-browser.ts'
import { commands } from '../../../../data/commands.ts'
import { useAppState } from '../../../../data/queries.ts'
import { useRefresh } from '../../../../data/use-refresh.ts'
import { LoadError } from '../../../../errors/LoadError.tsx'
import { useMayGetOffers } from '../../../../protection/use-may-get-offers.ts'
import { CheckField } from '../../../../ui/Field.tsx'
import { useFocusOnReplace } from '../../../../ui/use-focus-on-replace.ts'
import { Saved } from '../Saved.tsx'
import { usePushChoice } from './use-push-choice.ts'
import profile from '../../Profile.module.css'
import setting from '../setting.module.css'
import styles from './push.module.css'

/** What this device is notified of while the app is closed; nothing where the operator has no notifications. */
export function PushSettings() {
  const known = useAppState('push')
  useRefresh(() => commands.push.load())
  if (known?.publicKey === null) return null
  return (
    <section className={profile.card}>
      <h2>
        <FormattedMessage id="pushSetting.title" />
      </h2>
      <p className={profile.hint}>
        <FormattedMessage id="pushSetting.about" />
      </p>
      {isSupported() ? <Choice publicKey={known?.publicKey ?? null} /> : <Unsupported />}
    </section>
  )
}

/** Apart from what has happened to the player's own money and documents. */
const OFFERS: PushTopic = 'offers'

function Choice({ publicKey }: { publicKey: string | null }) {
  const { formatMessage } = useIntl()
  const { choice, isDenied, state, setTopic, setDetails } = usePushChoice(publicKey ?? '')
  const mayGetOffers = useMayGetOffers()
  const group = useFocusOnReplace<HTMLDivElement>(isDenied)
  const sent = getSentTopics(PUSH_TOPICS, mayGetOffers ?? true)
  const isDisabled = publicKey === null || isDenied
  const getField = (topic: PushTopic) => (
    <CheckField
      key={topic}
      label={formatMessage({ id: `pushSetting.topic.${topic}` })}
      name={topic}
      checked={choice.topics.includes(topic)}
      // What invites to play can be switched off in a break, and not on.
      disabled={isDisabled || !(sent.includes(topic) || choice.topics.includes(topic))}
      problem={undefined}
      onCheck={(isWanted) => setTopic(topic, isWanted)}
    />
  )
  return (
    <>
      <LoadError part="push" shown={publicKey !== null} again={() => commands.push.load()} />
      <div ref={group} tabIndex={-1} className={styles.topics}>
        <output className={styles.denied}>{isDenied && <FormattedMessage id="pushSetting.denied" />}</output>
        {PUSH_TOPICS.filter((topic) => topic !== OFFERS).map(getField)}
      </div>
      <div className={setting.setting}>
        {getField(OFFERS)}
        {mayGetOffers === false && (
          <p className={setting.about}>
            <FormattedMessage id="pushSetting.break" />
          </p>
        )}
      </div>
      <div className={setting.setting}>
        <CheckField
          label={formatMessage({ id: 'pushSetting.details' })}
          name="details"
          checked={choice.hasDetails}
          disabled={isDisabled || choice.topics.length === 0}
          problem={undefined}
          onCheck={setDetails}
        />
        <p className={setting.about}>
          <FormattedMessage id="pushSetting.details.about" />
        </p>
        <Saved state={state} />
      </div>
    </>
  )
}

/** On iPhone and iPad only the installed app has notifications. */
function Unsupported() {
  const ios = iosBrowser(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <div className={styles.note}>
      <p>
        <FormattedMessage id={ios ? 'pushSetting.ios' : 'pushSetting.unsupported'} />
      </p>
      {ios && (
        <p>
          <FormattedMessage id={`install.byHand.${ios}`} />
        </p>
      )}
    </div>
  )
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}
