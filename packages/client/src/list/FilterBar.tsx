import type { ReactNode } from 'react';
import styles from './list.module.css';

/** The filters of a list on one line, aligned whether or not they have a label. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
