import { type ReactNode, useId } from 'react';
import styles from './registration.module.css';

/** Fields that go together, under a heading that a screen reader reads with each of them. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
