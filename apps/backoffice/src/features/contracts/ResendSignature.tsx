import { invalidate } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { contractActorFor } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';
import type { ContractPartProps } from './contracts.model.ts';

const texts = contractPanelTexts.reminder;

/** « Renvoyer la signature » of a pending contract: a link that works now, and an email to its client. */
export function ResendSignature({ data: { contract, client } }: ContractPartProps) {
  const { queries, queryClient } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  // Each press that succeeded is followed by another one.
  const [sent, setSent] = useState(0);
  const resend = useSending(queries.mutation('resendSignature', { invalidates: moneyInvalidates }));
  const actor = user === null ? 'other' : contractActorFor(user, client.id);
  if (contract.status !== 'pending' || actor !== 'admin') return null;
  const send = () =>
    resend.send(
      { path: { id: contract.id }, idempotencyKey: keyOf(['resend', sent]) },
      {
        onSuccess: () => {
          setSent(sent + 1);
          toast.success(texts.resent);
        },
        // It was signed, or expired: the panel shows what it is now.
        onError: (error) => {
          toast.error(error.message);
          void invalidate(queryClient, ...moneyInvalidates);
        },
      },
    );
  return (
    <Button isFullWidth isPending={resend.isPending} onPress={send} size="sm" variant="ghost">
      {texts.resend}
    </Button>
  );
}
