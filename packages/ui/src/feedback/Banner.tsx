import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

const icons: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

export interface BannerProps {
  readonly tone?: BannerTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link, under the text. */
  readonly action?: ReactNode;
  /** Announced as soon as it appears; for the result of an action. */
  readonly isLive?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A persistent message about this page. For the result of one action, see `toast`. */
export function Banner({ tone = 'info', title, children, action, isLive = false, className }: BannerProps) {
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={cx(styles.banner, styles[tone], className)} role={isLive ? liveRole : undefined}>
      <Icon className={styles.icon} name={icons[tone]} size={20} />
      <div className={styles.body}>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
