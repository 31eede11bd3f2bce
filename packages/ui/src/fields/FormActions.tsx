import type { ReactNode } from 'react';
import styles from './form.module.css';

/** The last line of a form: the way back on the left, the way on at the right, also when it is alone. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
