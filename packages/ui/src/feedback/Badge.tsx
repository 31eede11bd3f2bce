import type { ReactNode } from 'react';
import type { ProductTone } from '../card/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'gold' | ProductTone;

export interface BadgeProps {
  readonly children: ReactNode;
  /** The colour of the dot; the label always carries the meaning too. */
  readonly tone?: BadgeTone | undefined;
  /** `plain` has no background, for a table row or a legend. */
  readonly look?: 'filled' | 'plain' | undefined;
  readonly className?: string | undefined;
}

/** A short label with a dot: a product, a network. */
export function Badge({ children, tone = 'neutral', look = 'filled', className }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[look], className)} data-tone={tone}>
      <span className={styles.dot} />
      {children}
    </span>
  );
}

export type StatusTone = Exclude<BadgeTone, ProductTone>;

export interface StatusBadgeProps<T extends string> {
  readonly status: T;
  /** A status without a label and a tone is a type error. */
  readonly labels: Readonly<Record<T, string>>;
  readonly tones: Readonly<Record<T, StatusTone>>;
  readonly look?: BadgeProps['look'];
}

/** The status of a contract, a payment or a file. */
export function StatusBadge<T extends string>({ status, labels, tones, look }: StatusBadgeProps<T>) {
  return (
    <Badge look={look} tone={tones[status]}>
      {labels[status]}
    </Badge>
  );
}
