import type { ReactNode } from 'react';
import styles from './document-rows.module.css';

interface DocumentRow {
  readonly id: string;
  readonly name: string;
  /** Its version and its day, or how far it is. */
  readonly about?: string | undefined;
  readonly action?: ReactNode;
}

/** Documents one under the other, each with its version and its button. */
export function DocumentRows({ rows }: { readonly rows: readonly DocumentRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, about, action }) => (
        <li className={styles.row} key={id}>
          <span className={styles.name}>{name}</span>
          {about === undefined ? null : <span className={styles.about}>{about}</span>}
          <span className={styles.action}>{action}</span>
        </li>
      ))}
    </ul>
  );
}
