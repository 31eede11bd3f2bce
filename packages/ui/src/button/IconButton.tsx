import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does: its accessible name, shown as a tooltip on keyboard focus and on hover. */
  readonly label: string;
  readonly variant?: 'ghost' | 'quiet' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * An icon-only button; its name is its label, and a tooltip on focus or hover, which Échap hides. It weighs 6 kB more
 * than a `Button`, for positioning the tooltip.
 *
 * States: default, focused, hovered, pressed, disabled. Patterns: ARIA APG « Button », « Tooltip ».
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'ghost', size = 'md', className, ref, ...rest } = props;
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={cx(styles.button, styles[variant], styles.icon, size === 'sm' && styles.iconSm, className)}
        // The tooltip repeats the name: a screen reader must not read it again as the description.
        render={({ 'aria-describedby': _tooltip, ...domProps }) => (
          <button {...domProps} aria-describedby={rest['aria-describedby']} />
        )}
        {...(ref ? { ref } : {})}
      >
        <Icon name={icon} />
      </AriaButton>
    </Tooltip>
  );
}
