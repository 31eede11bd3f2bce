import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { Tooltip } from '../tooltip/index.ts';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does: read out as its name, shown beside it on the keyboard's focus and under a pointer that rests. */
  readonly label: string;
  readonly variant?: 'ghost' | 'quiet' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that is only a drawing; its name is heard, and seen on focus or hover. Échap hides it. It weighs 6 kB more
 * than a `Button`, for placing its name beside it.
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
        // Its name is what the tooltip says: a screen reader must not hear it a second time as its description.
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
