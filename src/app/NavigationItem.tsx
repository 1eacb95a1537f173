import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import type { NavigationLink } from './navigation.ts'
import { isAt } from './own-address.ts'

export function NavigationItem({ link, className }: { link: NavigationLink; className?: string }) {
  const [path] = useLocation()
  return (
    <Link href={link.path} {...(className && { className })} aria-current={isAt(path, link.path) ? 'page' : undefined}>
      <Icon name={link.icon} />
      <span>
        <FormattedMessage id={link.text} />
      </span>
    </Link>
  )
}
