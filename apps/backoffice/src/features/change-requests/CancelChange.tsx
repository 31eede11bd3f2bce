import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { ConfirmDialog } from '@repo/ui/dialog';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import type { ChangeDecisionProps } from './change-decision-props.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** « Annuler ma demande », for its maker. */
export function CancelChange({ request, onDone, onConflict }: ChangeDecisionProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useSending(
    queries.mutation('cancelChangeRequest', {
      invalidates: moneyInvalidates,
      onDone: () => {
        setIsOpen(false);
        onDone(texts.done.cancel);
      },
    }),
  );
  const send = () =>
    cancel.send(
      { path: { id: request.id }, idempotencyKey: keyOf(['cancel', request.id]) },
      {
        onError: (error) => {
          if (error.status !== 409) return;
          setIsOpen(false);
          onConflict(error);
        },
      },
    );
  return (
    <>
      <Button isFullWidth onPress={() => setIsOpen(true)} variant="ghost">
        {texts.cancel}
      </Button>
      <ConfirmDialog
        cancelLabel={texts.keep}
        confirmLabel={texts.cancel}
        error={cancel.error?.message}
        isDangerous
        isOpen={isOpen}
        isPending={cancel.isPending}
        onCancel={() => setIsOpen(false)}
        onConfirm={send}
        title={texts.cancelTitle}
      >
        <p>{texts.cancelBody}</p>
      </ConfirmDialog>
    </>
  );
}
