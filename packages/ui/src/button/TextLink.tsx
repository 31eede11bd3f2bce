import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { cx } from '../internal/class-names.ts';
import styles from './text-link.module.css';

export interface TextLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children' | 'href'> {
  readonly href: string;
  readonly children: ReactNode;
  /** `muted` inherits the colour of the surrounding text, for a footer. */
  readonly tone?: 'accent' | 'muted' | undefined;
  readonly className?: string | undefined;
}

/** A link in or beside a sentence. For an action, use `TextButton`. */
export function TextLink({ children, tone = 'accent', className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(styles.link, styles[tone], className)}>
      {children}
    </Link>
  );
}
