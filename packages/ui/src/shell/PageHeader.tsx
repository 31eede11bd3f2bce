import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one h1; receives focus after navigation. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Above the title: a product, a way back. */
  readonly eyebrow?: ReactNode;
  /** Filters or buttons at the right; on a phone they share its width. */
  readonly actions?: ReactNode;
}

/** What the page is, and what can be done on the whole of it. */
export function PageHeader({ title, subtitle, eyebrow, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        {eyebrow === undefined ? null : <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
