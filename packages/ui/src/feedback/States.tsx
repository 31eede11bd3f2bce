import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { feedbackTexts } from '../ui.texts.ts';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty, and what to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, icon = 'file' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What is safe. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** The request id, for support. */
  readonly reference?: string | undefined;
  /** The whole page failed: what happened is its h1, which can be focused. */
  readonly isPage?: boolean | undefined;
}

/** A page, or a part of it, that could not be loaded: what happened, what is safe, « Réessayer ». */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, isRetrying = false, reference, isPage = false } = props;
  return (
    <div className={styles.state} role="alert">
      <span className={styles.mark} data-tone="negative">
        <Icon name="warning" size={22} />
      </span>
      {isPage ? (
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {onRetry === undefined ? null : (
        <div className={styles.action}>
          <Button isPending={isRetrying} onPress={onRetry} variant="ghost">
            {feedbackTexts.retry}
          </Button>
        </div>
      )}
      {reference === undefined ? null : <code className={styles.reference}>{reference}</code>}
    </div>
  );
}
