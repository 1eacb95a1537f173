import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import type { NavigationLink } from './navigation.ts'

export function NavigationItem({ link, className }: { link: NavigationLink; className?: string }) {
  const [path] = useLocation()
  return (
    <Link href={link.path} {...(className && { className })} aria-current={currentOf(path, link.path)}>
      <Icon name={link.icon} />
      <span>
        <FormattedMessage id={link.text} />
      </span>
    </Link>
  )
}

/** The page itself, or one that belongs to it: a game's page is part of its shelf. */
function currentOf(path: string, own: string): 'page' | undefined {
  return path === own || (own !== '/' && path.startsWith(`${own}/`)) ? 'page' : undefined
}
