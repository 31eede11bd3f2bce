import styles from './offline-notice.module.css';
import { startTexts as texts } from './start.texts.ts';
import { useIsOnline } from './use-is-online.ts';

/** Shown while offline: the page stays on screen, and may be out of date. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  // The live region is always in the document: a screen reader announces only what appears in an existing one.
  return <output className={isOnline ? undefined : styles.notice}>{isOnline ? null : texts.offline}</output>;
}
