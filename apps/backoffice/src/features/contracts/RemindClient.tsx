import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { now } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { contractActorFor, decideReminder } from '@repo/domain/contract-status';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { alreadyReminded } from '../../shared/already-reminded.ts';
import styles from '../../shared/list-panel.module.css';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';

const texts = contractPanelTexts.reminder;

interface RemindClientProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** « Relancer » a client who has to sign or to pay; once in 24 hours, whatever the contract and the sender. */
export function RemindClient({ data: { contract, client, last_reminder: last } }: RemindClientProps) {
  const { queries, queryClient } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const remind = useSending(queries.mutation('remindClient', { invalidates: moneyInvalidates }));
  const decision = decideReminder(
    // The API decides whether the client is blocked.
    { ...contract, remindedAt: last && new Date(last.at), block: null },
    user === null ? 'other' : contractActorFor(user, client.id),
    now(),
  );
  const isTooSoon = !decision.isAllowed && decision.reason === 'alreadyReminded';
  if (isTooSoon && last !== null) {
    return <p className={styles.muted}>{alreadyReminded(last, contract.po_number)}</p>;
  }
  if (!decision.isAllowed) return null;
  const send = () =>
    remind.send(
      { path: { id: contract.id }, idempotencyKey: keyOf(['remind', last?.at]) },
      {
        onSuccess: () => toast.success(texts.done),
        // A colleague did it first, or the contract moved: the panel shows what it is now.
        onError: (error) => {
          toast.error(error.message);
          void invalidate(queryClient, ...moneyInvalidates);
        },
      },
    );
  return (
    <Button isFullWidth isPending={remind.isPending} onPress={send} size="sm" variant="ghost">
      {texts[decision.about]}
    </Button>
  );
}
