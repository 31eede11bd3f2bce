import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { lazyPartTexts as texts } from '../ui.texts.ts';
import styles from './lazy-part.module.css';

interface FailureProps {
  readonly onRetry: () => void;
  readonly onDismiss?: (() => void) | undefined;
}

/** The message for a part whose chunk could not be loaded: in its place, or in a dialog when it can be dismissed. */
export function LazyPartFailure({ onRetry, onDismiss }: FailureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Syncs with the browser's top layer and focus: « Réessayer » removes the message without closing the dialog.
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  if (onDismiss === undefined) return <FailureMessage onRetry={onRetry} titleId={titleId} />;
  return (
    // The browser's own dialog: `Dialog` may be in the chunk that could not be loaded. Closed, it returns the focus.
    <dialog aria-labelledby={titleId} className={styles.dialog} onClose={onDismiss} ref={dialog}>
      <FailureMessage onDismiss={() => dialog.current?.close()} onRetry={onRetry} titleId={titleId} />
    </dialog>
  );
}

function FailureMessage({ onRetry, onDismiss, titleId }: FailureProps & { readonly titleId: string }) {
  // Frozen when the load failed: the reason must not change while it is being read.
  const [isOffline] = useState(() => !navigator.onLine);
  const retry = useEffectEvent(onRetry);
  // Syncs with the network: the part loads by itself when it is back.
  useEffect(() => {
    if (!isOffline) return undefined;
    // It may be back since the message was rendered.
    if (navigator.onLine) {
      retry();
      return undefined;
    }
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline]);
  return (
    <div className={styles.failure} role="alert">
      <p id={titleId}>
        <strong>{texts.failed}</strong>
      </p>
      <p>{isOffline ? texts.offline : texts.outdated}</p>
      <div className={styles.actions}>
        <Button onPress={onRetry} size="sm">
          {texts.retry}
        </Button>
        {isOffline ? null : (
          <Button onPress={() => window.location.reload()} size="sm" variant="ghost">
            {texts.reload}
          </Button>
        )}
        {onDismiss === undefined ? null : (
          <Button onPress={onDismiss} size="sm" variant="quiet">
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  );
}
