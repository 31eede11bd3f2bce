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
