import type { ReactNode } from 'react';
import styles from './legal.module.css';

/** A part of a legal page: its title, its paragraphs, its points, then what stands under them. */
export interface LegalSectionProps {
  readonly title: string;
  readonly paragraphs?: readonly string[] | undefined;
  readonly items?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

export function LegalSection({ title, paragraphs = [], items = [], children }: LegalSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length === 0 ? null : (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
