import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { cx } from '../internal/class-names.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short text. Nothing essential, since a touch screen has no hover. */
  readonly text: string;
  /** The shortcut of the same action: « Ctrl K ». */
  readonly shortcut?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** How long a pointer rests before it shows; keyboard focus shows it at once. */
  readonly delayMs?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /** One `Button` or `LinkButton`; an `IconButton` shows its own name. */
  readonly children: ReactNode;
}

/** In milliseconds: longer than a pointer takes to pass, shorter than a hesitation. */
const restMs = 500;

/**
 * The name of an icon-only button, on hover and on focus; Échap hides it and leaves the focus where it is, and the
 * pointer may move onto it (WCAG 1.4.13). A second one shows at once after a first. States: hidden, shown by pointer,
 * shown by focus, disabled. Pattern: ARIA APG « Tooltip ».
 */
export function Tooltip(props: TooltipProps) {
  const { text, shortcut, placement = 'top', delayMs = restMs, isDisabled = false, children } = props;
  return (
    <TooltipTrigger closeDelay={120} delay={delayMs} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={cx(styles.tooltip)} offset={6} placement={placement}>
        {text}
        {shortcut === undefined ? null : <kbd className={styles.shortcut}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
