import styles from './offline-notice.module.css';
import { startTexts as texts } from './start.texts.ts';
import { useIsOnline } from './use-is-online.ts';

/** While there is no network: what is on screen stays, and may be out of date. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  // The region is always there: a reader hears what appears in it.
  return <output className={isOnline ? undefined : styles.notice}>{isOnline ? null : texts.offline}</output>;
}
