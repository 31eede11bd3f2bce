import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { now } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { decideReminder } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { alreadyReminded, type LastReminder } from '../../shared/already-reminded.ts';
import { ownClientTexts as texts } from './own-clients.texts.ts';

type Row = components['schemas']['AdminContractRow'];

interface RemindOwnProps {
  readonly contract: Row;
  /** Of its client, of whatever contract. */
  readonly last: LastReminder;
}

/** « Relancer » the client of a contract that waits for them, or when they were reminded within 24 hours. The server decides it again. */
export function RemindOwn({ contract, last }: RemindOwnProps) {
  const { queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const remind = useSending(
    queries.mutation('remindClient', { invalidates: ['getMyDay', 'getClient', 'listClientActivity'] }),
  );
  const decision = decideReminder(
    // The API decides whether the client is blocked.
    { ...contract, remindedAt: last && new Date(last.at), block: null },
    // The rule makes no difference between an adviser and an administrator, nor does the server.
    'admin',
    now(),
  );
  if (!decision.isAllowed)
    return decision.reason === 'alreadyReminded' && last !== null
      ? alreadyReminded(last, contract.po_number)
      : null;
  const { id, po_number: poNumber } = contract;
  const send = () =>
    remind.send(
      { path: { id }, idempotencyKey: keyOf(['remind', id, last?.at]) },
      {
        onSuccess: () => toast.success(texts.reminded),
        onError: (error) => {
          toast.error(error.message);
          void invalidate(queryClient, 'listAdminContracts', 'getClient');
        },
      },
    );
  return (
    <Button
      aria-label={texts.remindOf(poNumber ?? '')}
      isPending={remind.isPending}
      onPress={send}
      size="sm"
      variant="quiet"
    >
      {texts.remind}
    </Button>
  );
}
