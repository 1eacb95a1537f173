import { currentPath } from './location.ts'
import { ROUTES } from './routes.ts'
import styles from './PageSkeleton.module.css'

/** The shapes of pages by the start of their paths; a page that is not listed is a heading with text. */
const SHAPES: readonly (readonly [start: string, shape: string])[] = [
  [ROUTES.profile, 'account'],
  [ROUTES.tournaments, 'list'],
  [ROUTES.vipClub, 'offer'],
  [ROUTES.welcomePack, 'offer'],
  [`${ROUTES.rooms}/`, 'table'],
  [ROUTES.rooms, 'doors'],
  [ROUTES.slots, 'tiles'],
  [ROUTES.live, 'tiles'],
  [ROUTES.cases, 'tiles'],
  [ROUTES.crash, 'crash'],
  ['/games/', 'table'],
]
/** As many as the shape with the most blocks; the styles hide those that a shape does not have. */
const BLOCKS = [1, 2, 3, 4, 5, 6]

/** Placeholder while a page's chunk loads, in the shape of that page. */
export function PageSkeleton() {
  const path = currentPath()
  const [, shape = 'text'] = SHAPES.find(([start]) => path.startsWith(start)) ?? []
  return (
    <div className={`app-page page-coming ${styles.page} ${styles[shape]}`} aria-busy="true">
      {BLOCKS.map((block) => (
        <i key={block} className="skeleton" />
      ))}
    </div>
  )
}
