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
  /** A button or a link, under the words. */
  readonly action?: ReactNode;
  /** Read out as soon as it appears; for the answer to what was just done. */
  readonly isLive?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Something to know on this page, that stays. For the answer to one action, see `toast`. */
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
