import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { cx } from '../internal/class-names.ts';
import styles from './text-link.module.css';

export interface TextButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  /** `muted` inherits the colour of the surrounding text. */
  readonly tone?: 'accent' | 'muted' | undefined;
}

/** A button in or beside a sentence, with the look of a link; for navigation, use `TextLink`. */
export function TextButton({ children, tone = 'accent', ...rest }: TextButtonProps) {
  return (
    <Button {...rest} className={cx(styles.link, styles[tone])}>
      {children}
    </Button>
  );
}
