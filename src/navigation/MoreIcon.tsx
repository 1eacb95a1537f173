import { Icon, Strokes } from '../ui/Icon.tsx'
import type { MoreLink } from './navigation-more.ts'

export function MoreIcon({ link }: { link: MoreLink }) {
  return 'icon' in link ? <Icon name={link.icon} /> : <Strokes d={link.strokes} />
}
