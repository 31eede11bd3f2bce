import { useServices } from '@repo/auth';
import { lazyPart } from '@repo/ui/lazy-part';
import { useCallback, useEffect, useRef, useState } from 'react';

const StepUpDialog = lazyPart(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

/** Opens the dialog when an operation needs a fresh proof of who is there; simultaneous requests share it. */
export function StepUp() {
  const { session, stepUp } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<((isProven: boolean) => void)[]>([]);
  const end = useCallback((isProven: boolean) => {
    for (const resolve of waiting.current.splice(0)) resolve(isProven);
    setIsOpen(false);
  }, []);
  // Syncs with the API client, which calls it from outside React, and with the session: another user proves nothing for the first.
  useEffect(() => {
    const prove = () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setIsOpen(true);
      });
    const stops = [stepUp.listen(prove), session.onIdentityChange(() => end(false))];
    return () => {
      for (const stop of stops) stop();
      end(false);
    };
  }, [end, session, stepUp]);
  return isOpen ? <StepUpDialog onDismiss={() => end(false)} onEnd={end} /> : null;
}
