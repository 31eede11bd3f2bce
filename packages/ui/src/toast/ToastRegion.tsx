import { lazy, Suspense, useSyncExternalStore } from 'react';
import { wantedToasts } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./ToastList.tsx')).ToastList }));

/** Once at the root of an app: where `toast` is shown. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(wantedToasts.subscribe, wantedToasts.isWanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
