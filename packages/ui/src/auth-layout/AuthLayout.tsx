import type { ReactNode } from 'react';
import { SkipLink } from '../shell/SkipLink.tsx';
import styles from './auth-layout.module.css';
import { drawContours } from './contours.ts';

export interface AuthLayoutProps {
  readonly logo: ReactNode;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** One sentence on the dark panel; hidden on a phone. */
  readonly promise: string;
  /** Legal line at the bottom of the form's column. */
  readonly footer?: ReactNode;
  /** `wide` for registration, whose fields are in two columns. */
  readonly width?: 'normal' | 'wide' | undefined;
  readonly children: ReactNode;
}

const contours = drawContours();

/** The layout of sign-in, registration and password pages: a form on the left, a decorative panel on the right. */
export function AuthLayout(props: AuthLayoutProps) {
  const { logo, title, subtitle, promise, footer, width = 'normal', children } = props;
  return (
    <div className={styles.layout}>
      <SkipLink />
      <div className={styles.side} data-width={width}>
        <header>{logo}</header>
        <main className={styles.form} id="contenu" tabIndex={-1}>
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
          <div className={styles.content}>{children}</div>
        </main>
        {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
      </div>
      <aside className={styles.panel}>
        <svg aria-hidden="true" fill="none" preserveAspectRatio="xMidYMid slice" viewBox="0 0 700 900">
          {contours.map(({ path, opacity, isMain }) => (
            <path
              className={isMain ? styles.main : styles.line}
              d={path}
              key={path}
              strokeOpacity={opacity}
            />
          ))}
        </svg>
        <p className={styles.promise}>{promise}</p>
      </aside>
    </div>
  );
}
