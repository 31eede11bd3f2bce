import { ConfirmDialog } from '@repo/ui/dialog';
import { useBeforeUnload, useBlocker } from 'react-router';
import { leaveGuardTexts as texts } from './leave-guard.texts.ts';

/** Leaving the page with unsaved changes confirms first; closing the tab shows the browser's own confirmation. */
export function LeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const blocker = useBlocker(
    // Another tab of the same page keeps what was typed.
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault();
  });
  return (
    <ConfirmDialog
      cancelLabel={texts.stay}
      confirmLabel={texts.confirm}
      isDangerous
      isOpen={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.title}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
