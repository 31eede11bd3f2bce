import { invalidate } from '@repo/api-sdk';
import { type SessionUser, useServices } from '@repo/auth';
import { LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { useState } from 'react';
import { CancelRegistration } from './CancelRegistration.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { Rejected } from './Rejected.tsx';
import { useIdentityStatus } from './use-identity-status.ts';
import { Verification } from './Verification.tsx';

/** The second step: the document, then the widget (D17). An opened widget is opened again after a reload. */
export function IdentityStep({ user }: { readonly user: SessionUser }) {
  const { queryClient } = useServices();
  const status = useIdentityStatus(user);
  const [hasSent, setHasSent] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  if (status === null) {
    return (
      <>
        <LoadingMessage />
        <Skeleton height="28rem" />
      </>
    );
  }
  if (status === 'rejected' && !isRetrying) {
    const retry = () => {
      setHasSent(false);
      setIsRetrying(true);
    };
    return <Rejected onRetry={retry} user={user} />;
  }
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
      <DocumentForm
        onSent={async () => {
          // After a refusal the status is no longer polled: the result would replace the form.
          await invalidate(queryClient, 'getMe');
          setHasSent(true);
          setIsRetrying(false);
        }}
        user={user}
      />
      {/* After a verdict the server keeps the account (D11). */}
      {status === 'rejected' ? null : <CancelRegistration user={user} />}
    </>
  );
}
