import { isApiError } from '@repo/api-sdk';
import { type SessionUser, useServices } from '@repo/auth';
import { useSending } from '@repo/client/sending';
import { TextButton } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { cancelRegistration } from './identity.queries.ts';
import { identityTexts } from './identity.texts.ts';

const texts = identityTexts.cancelDialog;

/** Cancels the registration: deletes the applicant and the account, and resets the form (R080). */
export function CancelRegistration({ user }: { readonly user: SessionUser }) {
  const { api, session } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useSending({
    mutationFn: () => cancelRegistration(api, user.id),
    // The session was deleted with the account.
    onSuccess: () => session.leave(),
    onError: (error) => {
      setIsAsking(false);
      toast.error(isApiError(error) ? error.message : texts.failed);
    },
  });
  return (
    <>
      <TextButton onPress={() => setIsAsking(true)} tone="muted">
        {identityTexts.cancel}
      </TextButton>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.confirm}
        isDangerous
        isOpen={isAsking}
        isPending={cancel.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => cancel.send()}
        title={texts.title}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </>
  );
}
