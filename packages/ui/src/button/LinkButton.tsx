import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { cx } from '../internal/class-names.ts';
import { useIsReadOnly } from '../read-only/read-only.ts';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style' | 'children'>, ButtonLook {
  readonly href: string;
  readonly children: ReactNode;
  /** It leads to a change, or out of what staff may read of a client: disabled while they do. */
  readonly isChange?: boolean | undefined;
  readonly className?: string | undefined;
  /** To return the focus to it. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link with the look of a button. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant, size, isFullWidth, isChange = false, className, ref, ...rest } = props;
  const isReadOnly = useIsReadOnly();
  const isDisabled = isChange && isReadOnly;
  return (
    <Link
      {...rest}
      {...(isDisabled ? { isDisabled } : {})}
      className={cx(buttonClass({ variant, size, isFullWidth }), className)}
      {...(ref ? { ref } : {})}
    >
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
