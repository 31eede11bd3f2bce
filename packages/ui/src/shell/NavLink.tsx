import { Link } from 'react-aria-components/Link';
import { Icon } from '../icons/index.ts';
import type { NavItem } from './navigation.ts';

interface NavLinkProps {
  readonly item: NavItem;
  readonly className: string;
  readonly countClassName?: string | undefined;
  /** Without it the entry has no icon. */
  readonly iconClassName?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** One entry; the current one is marked by `aria-current` and not by colour alone. */
export function NavLink({ item, className, countClassName, iconClassName, onPress }: NavLinkProps) {
  return (
    <Link
      {...(item.isCurrent === true ? { 'aria-current': 'page' as const } : {})}
      className={className}
      href={item.href}
      {...(onPress ? { onPress } : {})}
    >
      {item.icon === undefined || iconClassName === undefined ? null : (
        <Icon className={iconClassName} name={item.icon} size={22} />
      )}
      {item.label}
      {item.count === undefined || item.count === 0 ? null : (
        <span className={countClassName}>{item.count}</span>
      )}
    </Link>
  );
}
