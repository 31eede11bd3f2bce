import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { ownClientTexts as texts } from './own-clients.texts.ts';

type Row = components['schemas']['AdminContractRow'];

/** To sign, or to pay: what the contract waits for is the client’s to do. The server decides it again. */
const isWaiting = ({ status, payment_status: payment }: Row) =>
  (status === 'pending' || status === 'signed') && payment === 'waiting';

/** « Relancer » the client of a contract; a refusal says why, and when the last one left. */
export function RemindOwn({ contract }: { readonly contract: Row }) {
  const { queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const remind = useSending(
    queries.mutation('remindClient', { invalidates: ['getMyDay', 'listClientActivity'] }),
  );
  if (!isWaiting(contract)) return null;
  const { id, po_number: poNumber } = contract;
  const send = () =>
    remind.send(
      { path: { id }, idempotencyKey: keyOf(['remind', id]) },
      {
        onSuccess: () => toast.success(texts.reminded),
        onError: (error) => {
          toast.error(error.message);
          void invalidate(queryClient, 'listAdminContracts');
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
