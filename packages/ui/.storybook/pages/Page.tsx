import type { ReactNode } from 'react';
import styles from './pages.module.css';

export interface PageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A documentation page: its title, one sentence, its sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

export interface TableFrameProps {
  /** The accessible name of the scrolling region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls in its own frame when the page is narrower. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
    <section aria-label={label} className={styles.frame} tabIndex={0}>
      {children}
    </section>
  );
}
