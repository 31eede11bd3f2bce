import type { ReactNode } from 'react';
import type { Brand, Theme } from '../../../src/tokens/index.ts';
import styles from './accueil.module.css';

export interface SiteSampleProps {
  readonly brand: Brand;
  readonly theme: Theme;
  readonly name: ReactNode;
  readonly feel: string;
  readonly children: ReactNode;
}

/** A sample of one site, in its own brand whatever the brand of the page. */
export function SiteSample({ brand, theme, name, feel, children }: SiteSampleProps) {
  return (
    <section className={styles.site} data-brand={brand} data-theme={theme}>
      <header className={styles.siteHead}>
        <h3>{name}</h3>
        <p>{feel}</p>
      </header>
      {children}
    </section>
  );
}
