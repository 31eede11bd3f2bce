import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices, useSession } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { MessageForm, MessageItems, ThreadBadge, type TypedMessage } from '@repo/client/messages';
import { QueryView } from '@repo/client/query-view';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messagesInvalidates } from './messages.queries.ts';
import { messagesTexts as texts } from './messages.texts.ts';

interface ThreadViewProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/** One thread of the client: its messages, then a reply while it is open. */
export function ThreadView({ id, onLeave }: ThreadViewProps) {
  const { queries } = useServices();
  const thread = useQuery(queries.query('getMyThread', { path: { id } }));
  return (
    <Card
      actions={
        <Button onPress={onLeave} size="sm" variant="ghost">
          {texts.back}
        </Button>
      }
      title={
        <span data-page-focus tabIndex={-1}>
          {thread.data?.thread.subject ?? texts.title}
        </span>
      }
    >
      <QueryView
        failedTitle={texts.threadFailed}
        query={thread}
        skeleton={<Skeleton height="4rem" lines={3} />}
      >
        {(data) => <Thread data={data} />}
      </QueryView>
    </Card>
  );
}

function Thread({ data: { thread, messages } }: { readonly data: OperationOutput<'getMyThread'> }) {
  const { id, contract, state, is_unread: isUnread } = thread;
  const { api, queryClient } = useServices();
  const isView = useSession().view !== null;
  const keyOf = useIdempotencyKey();
  const [sent, setSent] = useState(0);
  // Marks the reply as read once it is shown, to the client alone.
  useEffect(() => {
    if (!isUnread || isView) return;
    void api.call('markThreadRead', { path: { id } }).then(
      () => invalidate(queryClient, ...messagesInvalidates),
      // It stays marked as unread, and is tried again when it is opened.
      () => undefined,
    );
  }, [api, queryClient, id, isUnread, isView]);
  const send = ({ text, file_ids }: TypedMessage) => {
    const body = { text, file_ids };
    return api.call('writeMessage', { path: { id }, body, idempotencyKey: keyOf({ ...body, sent }) });
  };
  const startNext = async () => {
    await invalidate(queryClient, ...messagesInvalidates);
    toast.success(texts.sent);
    setSent(sent + 1);
  };
  return (
    <Stack gap={16}>
      <Cluster gap={12}>
        <ThreadBadge state={state} />
        {contract === null ? null : (
          <span className="small muted">{texts.about(contract.product, contract.po_number)}</span>
        )}
      </Cluster>
      <MessageItems messages={messages} side="client" />
      {state === 'closed' ? (
        <Banner tone="info">{texts.closed}</Banner>
      ) : (
        <MessageForm
          button={texts.send}
          draft={id}
          key={`${id} ${sent}`}
          name={texts.reply}
          onSent={startNext}
          send={send}
        />
      )}
    </Stack>
  );
}
