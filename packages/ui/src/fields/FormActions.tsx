import type { ReactNode } from 'react';
import styles from './form.module.css';

/** The last line of a form: the back button on the left, the primary one on the right, also when it is alone. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
