import { initials } from '@repo/domain/format';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly firstname: string;
  readonly lastname: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

const iconSizes = { sm: 14, md: 20, lg: 30 } as const;

/**
 * A person's initials; their name is always written beside it, and a screen reader reads the name.
 *
 * States: three sizes, one name only, no name yet (a silhouette).
 */
export function Avatar({ firstname, lastname, size = 'sm' }: AvatarProps) {
  const letters = initials(firstname, lastname);
  return (
    <span aria-hidden="true" className={cx(styles.avatar, styles[size])}>
      {letters === '' ? <Icon name="user" size={iconSizes[size]} /> : letters}
    </span>
  );
}
