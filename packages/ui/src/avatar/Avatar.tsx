import { initials } from '@repo/domain/format';
import { cx } from '../internal/class-names.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  readonly firstname: string;
  readonly lastname: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A person's initials; their name is always written beside it. */
export function Avatar({ firstname, lastname, size = 'sm' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={cx(styles.avatar, styles[size])}>
      {initials(firstname, lastname)}
    </span>
  );
}
