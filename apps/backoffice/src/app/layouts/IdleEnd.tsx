import { useServices } from '@repo/auth';
import { lazyPart } from '@repo/ui/lazy-part';
import { useEffect, useRef, useState } from 'react';
import { type IdleEndWatch, watchIdleEnd } from './idle-end.ts';

const IdleEndDialog = lazyPart(async () => (await import('./IdleEndDialog.tsx')).IdleEndDialog);

/** Warns a minute before the session ends for want of activity. */
export function IdleEnd() {
  const services = useServices();
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const watch = useRef<IdleEndWatch>(null);
  // Syncs with the server, which ends the session.
  useEffect(() => {
    const started = watchIdleEnd(services, setEndsAtMs);
    watch.current = started;
    return started.stop;
  }, [services]);
  if (endsAtMs === null) return null;
  return (
    <IdleEndDialog
      endsAtMs={endsAtMs}
      onDismiss={() => setEndsAtMs(null)}
      onStay={async () => watch.current?.check()}
    />
  );
}
