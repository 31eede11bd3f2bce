import { ConfirmDialog } from '@repo/ui/dialog';
import { useBeforeUnload, useBlocker } from 'react-router';
import { leaveGuardTexts as texts } from './leave-guard.texts.ts';

interface LeaveGuardProps {
  readonly isActive: boolean;
  /** What was typed stays while the same page shows another part of itself. */
  readonly isKeptOnPage?: boolean | undefined;
}

/** Leaving with unsaved changes confirms first; closing the tab shows the browser's own confirmation. */
export function LeaveGuard({ isActive, isKeptOnPage = false }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && !(isKeptOnPage && currentLocation.pathname === nextLocation.pathname),
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
