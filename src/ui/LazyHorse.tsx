import { Boundary } from '../errors/Boundary.tsx'
import { lazyComponent } from '../errors/lazy-component.tsx'

const Horse = lazyComponent(async () => ({ default: (await import('./horse/WingedHorse.tsx')).WingedHorse }))

/** The winged horse on a page that does not wait for it. The page's style gives its width; its room is empty until then. */
export function LazyHorse() {
  return (
    <div data-part="horse" style={{ aspectRatio: '120 / 84' }}>
      <Boundary>
        <Horse />
      </Boundary>
    </div>
  )
}
