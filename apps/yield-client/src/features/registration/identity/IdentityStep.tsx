import type { SessionUser } from '@repo/auth';
import { LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { useState } from 'react';
import { CancelRegistration } from './CancelRegistration.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { Rejected } from './Rejected.tsx';
import { useIdentityStatus } from './use-identity-status.ts';
import { Verification } from './Verification.tsx';

/** The second step: the document, then the widget (D17). An opened widget is opened again after a reload. */
export function IdentityStep({ user }: { readonly user: SessionUser }) {
  const status = useIdentityStatus(user);
  const [hasSent, setHasSent] = useState(false);
  if (status === null) {
    return (
      <>
        <LoadingMessage />
        <Skeleton height="28rem" />
      </>
    );
  }
  if (status === 'rejected') return <Rejected />;
  if (hasSent || status === 'started' || status === 'failed') {
    return (
      <>
        <Verification user={user} />
        <CancelRegistration user={user} />
      </>
    );
  }
  return (
    <>
      <DocumentForm onSent={() => setHasSent(true)} user={user} />
      <CancelRegistration user={user} />
    </>
  );
}
