import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { now } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { contractActorFor, decideReminder } from '@repo/domain/contract-status';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import styles from '../../shared/list-panel.module.css';
import { moneyInvalidates } from '../../shared/money.queries.ts';
import { contractPanelTexts } from './contract-panel.texts.ts';

const texts = contractPanelTexts.reminder;

interface RemindClientProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** « Relancer » a client who has to sign or to pay; once in 24 hours, from all staff together. */
export function RemindClient({ data: { contract, client, reminded_at: remindedAt } }: RemindClientProps) {
  const { queries, queryClient } = useServices();
  const { user } = useSession();
  const keyOf = useIdempotencyKey();
  const remind = useSending(queries.mutation('remindClient', { invalidates: moneyInvalidates }));
  const decision = decideReminder(
    { ...contract, remindedAt: remindedAt === null ? null : new Date(remindedAt) },
    user === null ? 'other' : contractActorFor(user, client.id),
    now(),
  );
  const isTooSoon = !decision.isAllowed && decision.reason === 'alreadyReminded';
  if (isTooSoon && remindedAt !== null) {
    return <p className={styles.muted}>{texts.already(formatLongDateTime(remindedAt))}</p>;
  }
  if (!decision.isAllowed) return null;
  const send = () =>
    remind.send(
      { path: { id: contract.id }, idempotencyKey: keyOf(['remind', remindedAt]) },
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
