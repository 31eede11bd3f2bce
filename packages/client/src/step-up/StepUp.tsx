import { useServices } from '@repo/auth';
import { lazyPart } from '@repo/ui/lazy-part';
import { useCallback, useEffect, useRef, useState } from 'react';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

/** Opens the dialog when an operation needs a fresh proof of who is there; simultaneous requests share it. */
export function StepUp() {
  const { session, stepUp } = useServices();
  /** What is confirmed; null while it is closed. */
  const [confirms, setConfirms] = useState<readonly string[] | null>(null);
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const end = useCallback((isProven: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
    setConfirms(null);
  }, []);
  // Syncs with the API client, which calls it from outside React, and with the session: another user proves nothing for the first.
  useEffect(() => {
    const prove = (text: string | undefined) =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setConfirms((others) => [...new Set([...(others ?? []), ...(text === undefined ? [] : [text])])]);
      });
    const stops = [stepUp.listen(prove), session.onIdentityChange(() => end(false))];
    return () => {
      for (const stop of stops) stop();
      end(false);
    };
  }, [end, session, stepUp]);
  if (confirms === null) return null;
  return <StepUpDialog confirms={confirms} onDismiss={() => end(false)} onEnd={end} />;
}
