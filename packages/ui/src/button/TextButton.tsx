import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { cx } from '../internal/class-names.ts';
import styles from './text-link.module.css';

export interface TextButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  /** `muted` keeps the colour of the text around it. */
  readonly tone?: 'accent' | 'muted' | undefined;
}

/** An action in or beside a sentence, drawn as a link; what has an address is a `TextLink`. */
export function TextButton({ children, tone = 'accent', ...rest }: TextButtonProps) {
  return (
    <Button {...rest} className={cx(styles.link, styles[tone])}>
      {children}
    </Button>
  );
}
