import type { ReactNode } from 'react';
import styles from './list.module.css';

/** The filters of a list on one line, whatever stands above each. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
