import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { NavigationLink } from './navigation.ts'
import { isActivePath } from '../base/locale-prefix.ts'
import type { ElementChildren } from '../ui/children.ts'

export function NavigationItem({ link, className }: { link: NavigationLink; className?: string }) {
  return <NavigationAnchor {...link} icon={<Icon name={link.icon} />} {...(className && { className })} />
}

type AnchorProps = {
  path: string
  text: MessageKey
  icon: ElementChildren
  className?: string
  onClick?: (() => void) | undefined
}

/** A link that marks itself as the current page. */
export function NavigationAnchor({ path, text, icon, className, onClick }: AnchorProps) {
  const [at] = useLocation()
  return (
    <Link
      href={path}
      {...(className && { className })}
      {...(onClick && { onClick })}
      aria-current={isActivePath(at, path) ? 'page' : undefined}
    >
      {icon}
      <span>
        <FormattedMessage id={text} />
      </span>
    </Link>
  )
}
