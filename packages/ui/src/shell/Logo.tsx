import type { ReactNode } from 'react';
import type { Brand } from '../tokens/palette.ts';
import styles from './logo.module.css';

export interface LogoProps {
  readonly brand: Brand;
  /** The site's name, from the settings. */
  readonly name: string;
}

const drawings: Readonly<Record<Brand, ReactNode>> = {
  yield: (
    <svg aria-hidden="true" fill="none" height="26" strokeWidth="6.2" viewBox="0 0 26 26" width="26">
      <path d="M9.61 22.30A9.9 9.9 0 1 1 21.84 8.54" stroke="var(--logo-main)" />
      <path d="M21.84 8.54A9.9 9.9 0 0 1 22.50 15.80" stroke="var(--logo-second)" />
    </svg>
  ),
  kaskad: (
    <svg
      aria-hidden="true"
      fill="none"
      height="26"
      strokeLinecap="round"
      strokeWidth="3.2"
      viewBox="0 0 28 26"
      width="28"
    >
      <g stroke="var(--logo-main)">
        <path d="M2 4h16c4 0 4 0 4 4" />
        <path d="M2 13h11c4 0 4 0 4 4" opacity=".72" />
        <path d="M2 22h6" opacity=".45" />
      </g>
    </svg>
  ),
  staff: null,
};

/** The logo of the site and its name. */
export function Logo({ brand, name }: LogoProps) {
  return (
    <span className={styles.logo} data-brand-mark={brand}>
      {drawings[brand]}
      {name}
    </span>
  );
}
