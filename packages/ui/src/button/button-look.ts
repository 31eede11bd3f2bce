import { cx } from '../internal/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** One `primary` a view; `ghost` beside it; `quiet` inside a card or a row; `danger` for an irreversible action. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
}

/** The classes shared by buttons and the links that look like them. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth = false }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], isFullWidth && styles.fullWidth);
}
