import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import styles from './layout.module.css';

/** Steps of the spacing scale, in pixels. */
export type Space = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 64;

interface LayoutProps {
  readonly gap?: Space | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

// React's style type does not accept custom properties.
function gapStyle(gap: Space | undefined): CSSProperties {
  const style: Record<string, string> = gap === undefined ? {} : { '--gap': `var(--space-${gap})` };
  return style;
}

/** A vertical stack with one gap. */
export function Stack({ gap, className, children }: LayoutProps) {
  return (
    <div className={cx(styles.stack, className)} style={gapStyle(gap)}>
      {children}
    </div>
  );
}

export interface ClusterProps extends LayoutProps {
  readonly justify?: 'start' | 'between' | 'end' | undefined;
}

/** A row that may wrap. */
export function Cluster({ gap, justify = 'start', className, children }: ClusterProps) {
  return (
    <div
      className={cx(styles.cluster, justify !== 'start' && styles[justify], className)}
      style={gapStyle(gap)}
    >
      {children}
    </div>
  );
}

export interface ColumnsProps {
  readonly children: ReactNode;
  /** At the right on a wide screen, below on a narrow one. */
  readonly aside: ReactNode;
  /** Names it on a page that has several. */
  readonly asideLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** A page with its recap beside it. */
export function Columns({ children, aside, asideLabel, className }: ColumnsProps) {
  return (
    <div className={cx(styles.columns, className)}>
      <div className={styles.stack}>{children}</div>
      <aside aria-label={asideLabel} className={styles.stack}>
        {aside}
      </aside>
    </div>
  );
}

/** For screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
