import { cx } from '../internal/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** One `primary` a view; `ghost` beside it; `quiet` inside a card or a row; `danger` for what can't be undone. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
}

/** The classes a button and a link that looks like one share. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth = false }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], isFullWidth && styles.fullWidth);
}
