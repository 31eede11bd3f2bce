import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Search and filters of a list on one line, aligned whether or not they have a label. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}
