import type { OperationInput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { toast } from '@repo/ui/toast';
import type { IdentityCase } from './identity.model.ts';
import { useIdentityChange } from './identity.queries.ts';
import { identityTexts as texts } from './identity.texts.ts';

type Body = OperationInput<'decideDocument'>['body'];

const doneTexts: Readonly<Record<Body['decision'], string>> = {
  approved: texts.documentApproved,
  checking: texts.documentReviewed,
  rejected: texts.documentMarked,
};

/** The decision on one document; `sendNow` for a form, which shows its failure itself. */
export function useDocumentDecision(clientId: string, { documents }: IdentityCase) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const change = useIdentityChange();
  const sendNow = async (body: Body) => {
    // The same decision on what has changed since is another one.
    const idempotencyKey = keyOf([body, documents]);
    const decided = await change(
      api.call('decideDocument', { path: { id: clientId }, body, idempotencyKey }),
    );
    toast.success(doneTexts[body.decision]);
    return decided;
  };
  const { send } = useSending<unknown, Error, Body>({
    mutationFn: sendNow,
    onError: (error) => toast.error(error.message),
  });
  return { send, sendNow };
}
