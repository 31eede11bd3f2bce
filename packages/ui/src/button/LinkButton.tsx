import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { cx } from '../internal/class-names.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style' | 'children'>, ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An address that weighs as much as a button. */
export function LinkButton({ children, variant, size, isFullWidth, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, isFullWidth }), className)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
