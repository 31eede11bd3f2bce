import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one h1; focused after navigation. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Above the title: a product, a back link. */
  readonly eyebrow?: ReactNode;
  /** Filters or buttons at the right; on a phone they share its width. */
  readonly actions?: ReactNode;
}

/** The title of the page, and the actions on the whole of it. */
export function PageHeader({ title, subtitle, eyebrow, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        {eyebrow === undefined ? null : <div className={styles.eyebrow}>{eyebrow}</div>}
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      </div>
      {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
