import { type ReactNode, useId } from 'react';
import styles from './list-panel.module.css';

/** One part of the panel of a contract or a payout. */
export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
