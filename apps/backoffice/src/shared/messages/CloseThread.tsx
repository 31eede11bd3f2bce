import { type components, invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { threadsInvalidates } from './staff-messages.queries.ts';
import { staffMessagesTexts as texts } from './staff-messages.texts.ts';

interface CloseThreadProps {
  readonly thread: components['schemas']['StaffThread'];
}

export function CloseThread({ thread: { id, version, state } }: CloseThreadProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const isClosed = state === 'closed';
  const update = useSending<unknown>({
    mutationFn: () => {
      const body = { version, is_closed: !isClosed };
      return api.call('updateMessageThread', { path: { id }, body, idempotencyKey: keyOf(body) });
    },
    onSuccess: () => toast.success(isClosed ? texts.reopened : texts.closed),
    onError: ({ message }) => toast.error(message),
    onSettled: () => invalidate(queryClient, ...threadsInvalidates),
  });
  return (
    <div>
      <Button isPending={update.isPending} onPress={() => update.send()} size="sm" variant="ghost">
        {isClosed ? texts.reopen : texts.close}
      </Button>
    </div>
  );
}
