import type { components } from '@repo/api-sdk';
import { PendingChange } from './PendingChange.tsx';
import { RecordPresence, type RecordPresenceProps } from './RecordPresence.tsx';

interface RecordNoticesProps extends RecordPresenceProps {
  readonly pendingChange: components['schemas']['PendingChange'];
}

/** What is to be known before a record is changed: who else has it open, and the change that waits for a second person. */
export function RecordNotices({ pendingChange, ...presence }: RecordNoticesProps) {
  return (
    <>
      <RecordPresence {...presence} />
      {pendingChange === null ? null : <PendingChange change={pendingChange} />}
    </>
  );
}
