import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import countStyles from './count.module.css';
import styles from './pill.module.css';

export interface PillLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  /** Leads to the other service: marked with an arrow. */
  readonly isElsewhere?: boolean | undefined;
  /** Over its corner when above 0: it comes after the page, and moves nothing. Its label names it too. */
  readonly count?: number | undefined;
}

/** A rounded link of the header: the other service, the account. */
export function PillLink({ children, isElsewhere = false, count = 0, ...rest }: PillLinkProps) {
  return (
    <Link {...rest} className={cx(styles.pill)}>
      {children}
      {isElsewhere ? <Icon className={styles.arrow} name="arrow-up-right" size={14} /> : null}
      {count === 0 ? null : <span className={countStyles.count}>{count}</span>}
    </Link>
  );
}
