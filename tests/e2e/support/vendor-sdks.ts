import { AnalyticsBrowser } from '@segment/analytics-next'
import { captureException, init } from '@sentry/browser'
import { posthog } from 'posthog-js'

/**
 * Runs in a browser: the libraries of PostHog, Segment and Sentry send what this app sends too. The query of the page's
 * address has no part in it; the hosts are caught by the test.
 */
async function sendAll(): Promise<void> {
  posthog.init('play', {
    api_host: 'http://posthog.localhost',
    disable_compression: true,
    person_profiles: 'never',
    disable_session_recording: true,
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    // The test browser looks like a bot.
    opt_out_useragent_filter: true,
  })
  posthog.capture('registration', { way: 'email' })

  const segment = AnalyticsBrowser.load(
    { writeKey: 'play', cdnURL: 'http://segment.localhost' },
    {
      integrations: {
        'Segment.io': {
          apiHost: 'segment.localhost/v1',
          protocol: 'http',
          deliveryStrategy: { strategy: 'batching', config: { size: 3, timeout: 500 } },
        },
      },
    },
  )
  await Promise.all([
    segment.identify('7', { locale: 'en' }),
    segment.page(),
    segment.track('registration', { way: 'email' }),
  ])

  const error = new TypeError('no amount')
  Object.assign(globalThis, { _sentryDebugIds: { [error.stack ?? '']: '9b2de9c4-7a55-8c1f-a3f0-0f8f6e1d2c3b' } })
  init({
    dsn: 'http://play@sentry.localhost/7',
    release: 'build',
    environment: 'production',
    dist: 'web',
    sendClientReports: false,
  })
  captureException(error)
}

void sendAll()
