import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { CrashPoints } from '#src/games/crash/CrashPoints.tsx'
import { someTexts } from './support/some-texts.ts'

const NONE = 'No rounds yet.'

function shown(isFirstOn: boolean): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={someTexts({ 'crash.points.none': NONE })}>
      <CrashPoints points={[]} isFirstOn={isFirstOn} onCheck={() => undefined} />
    </IntlProvider>,
  )
}

it('does not say that there are no past rounds during the first one', () => {
  expect(shown(false)).toContain(NONE)
  expect(shown(true)).not.toContain(NONE)
})
