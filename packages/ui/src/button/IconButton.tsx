import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What it does, read out and shown on hover. */
  readonly label: string;
  readonly variant?: 'ghost' | 'quiet' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is only a drawing; its name is for who hears the page. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(styles.button, styles[variant], styles.icon, size === 'sm' && styles.iconSm, className)}
      render={(domProps) => <button {...domProps} title={label} type={domProps.type ?? 'button'} />}
      {...(ref ? { ref } : {})}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
