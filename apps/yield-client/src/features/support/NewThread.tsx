import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { MessageForm, type TypedMessage } from '@repo/client/messages';
import { useAddress } from '@repo/client/use-address';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { newThread } from '../../shared/paths.ts';
import { messagesInvalidates } from './messages.queries.ts';
import { messagesTexts as texts } from './messages.texts.ts';

interface NewThreadProps {
  /** The contract that it is about. */
  readonly contractId: string | null;
  readonly onLeave: () => void;
}

export function NewThread({ contractId, onLeave }: NewThreadProps) {
  const { api, queries, queryClient } = useServices();
  const { change } = useAddress();
  const keyOf = useIdempotencyKey();
  const contracts = useQuery({ ...queries.query('listContracts'), enabled: contractId !== null });
  const about = contracts.data?.signatures.find(({ id }) => id === contractId);
  const send = (message: TypedMessage) => {
    const body = { ...message, contract_id: contractId };
    return api.call('openThread', { body, idempotencyKey: keyOf(body) });
  };
  const open = async ({ thread }: OperationOutput<'openThread'>) => {
    await invalidate(queryClient, ...messagesInvalidates);
    toast.success(texts.sent);
    change({ thread: thread.id, contract: null });
  };
  return (
    <>
      {about === undefined ? null : <p className="muted">{texts.about(about.product, about.po_number)}</p>}
      <MessageForm
        button={texts.send}
        draft={contractId ?? newThread}
        hasSubject
        name={texts.newTitle}
        onCancel={{ label: texts.cancel, leave: onLeave }}
        onSent={open}
        send={send}
      />
    </>
  );
}
