import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { cx } from '../internal/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps
  extends Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A setting that takes effect at once. In a form that is submitted, use `CheckboxField`. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={cx(className)}>
      <SwitchButton className={cx(styles.switch)}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        {children}
      </SwitchButton>
    </SwitchField>
  );
}
