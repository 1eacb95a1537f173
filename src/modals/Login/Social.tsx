import { FormattedMessage, useIntl } from 'react-intl'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { OFFERED_PROVIDERS } from './providers.tsx'
import { type Wishes, useSocial } from './use-social.ts'
import styles from '../../forms/form.module.css'

type Props = {
  /** Runs validation before the window opens; `go` opens it and must be called within the same click. */
  first?: (go: () => void) => void
  wishes?: Wishes
}

/** Login with a social account, where one is offered: one button per provider, and the state of the login. */
export function Social(props: Props) {
  return OFFERED_PROVIDERS.length > 0 && <SocialButtons {...props} />
}

function SocialButtons({ first = (go) => go(), wishes }: Props) {
  const { formatMessage } = useIntl()
  const social = useSocial(wishes)
  const noNetwork = useNeedsNetwork() !== undefined
  const { state } = social
  return (
    <section className={styles.social} aria-label={formatMessage({ id: 'login.social' })}>
      <div className={styles.providers}>
        {OFFERED_PROVIDERS.map((provider) => (
          <Button
            key={provider.id}
            aria-disabled={noNetwork || state.name === 'working'}
            aria-busy={state.name === 'working' && state.provider === provider}
            onClick={() => first(() => social.open(provider))}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              {provider.sign}
            </svg>
            <span translate="no">{provider.name}</span>
          </Button>
        ))}
      </div>
      <output className={styles.state}>{social.stateText}</output>
      {state.name === 'blocked' && (
        <Button onClick={() => first(() => social.goHere(state.provider))}>
          <FormattedMessage id="social.here" />
        </Button>
      )}
    </section>
  )
}
