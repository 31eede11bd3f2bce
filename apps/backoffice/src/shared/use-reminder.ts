import { type components, invalidate, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { now } from '@repo/client/clock';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { type ContractActor, decideReminder } from '@repo/domain/contract-status';
import { formatLongDateTime } from '@repo/domain/format';
import { toast } from '@repo/ui/toast';
import { remindedTexts as texts } from './shared.texts.ts';

export type LastReminder = components['schemas']['LastReminder'];

interface ReminderOf {
  readonly contract: Pick<
    components['schemas']['AdminContractRow'],
    'id' | 'po_number' | 'status' | 'payment_status'
  >;
  /** Of its client, of whatever contract. */
  readonly last: LastReminder;
  readonly actor: ContractActor;
  /** Read again once the reminder is sent, and when it is refused: a colleague did it first, or the contract moved. */
  readonly invalidates: readonly OperationId[];
}

/** « Relancer » a client who has to sign or to pay, once in 24 hours, whatever the contract and the sender. The server decides it again. */
export function useReminder({ contract, last, actor, invalidates }: ReminderOf) {
  const { queries, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const remind = useSending(queries.mutation('remindClient', { invalidates }));
  const { id, po_number: poNumber } = contract;
  const decision = decideReminder(
    // The API decides whether the client is blocked.
    { ...contract, remindedAt: last && new Date(last.at), block: null },
    actor,
    now(),
  );
  const isTooSoon = !decision.isAllowed && decision.reason === 'alreadyReminded';
  return {
    /** What it is about; null when it can't be sent. */
    about: decision.isAllowed ? decision.about : null,
    /** « Déjà relancé le … par … », within 24 hours. */
    already: isTooSoon && last !== null ? alreadyReminded(last, poNumber) : null,
    isPending: remind.isPending,
    send: () =>
      remind.send(
        { path: { id }, idempotencyKey: keyOf(['remind', id, last?.at]) },
        {
          onSuccess: () => toast.success(texts.sent),
          onError: (error) => {
            toast.error(error.message);
            void invalidate(queryClient, ...invalidates);
          },
        },
      ),
  };
}

/** « Déjà relancé le … par … », of a contract or of the identity (null): the reminder may have been about another thing. */
export function alreadyReminded(
  { at, by, po_number: about }: NonNullable<LastReminder>,
  poNumber: string | null,
): string {
  const instant = formatLongDateTime(at);
  const words = by === null ? texts.alone(instant) : texts.by(instant, by);
  if (about === poNumber) return `${words}.`;
  return `${about === null ? texts.ofIdentity(words) : texts.about(words, about)}.`;
}
