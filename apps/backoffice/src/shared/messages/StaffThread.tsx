import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { MessageItems, ThreadBadge } from '@repo/client/messages';
import { QueryView } from '@repo/client/query-view';
import type { ClientState } from '@repo/domain/clients';
import { formatLongDateTime } from '@repo/domain/format';
import { whyNoAnswer } from '@repo/domain/messages';
import { TextLink } from '@repo/ui/button';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ScanBadge } from '../documents/ScanBadge.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { CloseThread } from './CloseThread.tsx';
import { staffMessagesTexts as texts } from './staff-messages.texts.ts';

interface StaffThreadProps {
  readonly id: string;
  /** The record of the client, where the reader has one. */
  readonly hrefOf?: ((clientId: string) => string) | undefined;
}

/** One thread as staff read and reply it. */
export function StaffThread({ id, hrefOf }: StaffThreadProps) {
  const { queries } = useServices();
  const thread = useQuery(queries.query('getMessageThread', { path: { id } }));
  return (
    <QueryView failedTitle={texts.failed} query={thread} skeleton={<Skeleton height="3rem" lines={4} />}>
      {(data) => <Thread data={data} hrefOf={hrefOf} key={id} />}
    </QueryView>
  );
}

interface ThreadProps extends Pick<StaffThreadProps, 'hrefOf'> {
  readonly data: OperationOutput<'getMessageThread'>;
}

function Thread({ data: { thread, account, messages }, hrefOf }: ThreadProps) {
  const { client, contract, adviser, state } = thread;
  const why = whyNoAnswer(state, account);
  return (
    <Stack gap={16}>
      <div>
        <ThreadBadge state={state} />
      </div>
      <DefinitionList
        items={[
          {
            term: texts.client,
            value:
              hrefOf === undefined ? (
                client.name
              ) : (
                <TextLink href={hrefOf(client.id)}>{client.name}</TextLink>
              ),
          },
          ...(adviser === null ? [] : [{ term: texts.adviser, value: adviser.name }]),
          ...(contract === null
            ? []
            : [{ term: texts.contract, value: `${contract.product} · ${contract.po_number}` }]),
          state === 'waiting'
            ? { term: texts.waitingSince, value: formatLongDateTime(thread.since) }
            : { term: texts.openedAt, value: formatLongDateTime(thread.opened_at) },
        ]}
      />
      <MessageItems markOf={scanMark} messages={messages} side="staff" />
      {why === null ? <AnswerForm thread={thread} /> : <Banner tone="info">{words[why]}</Banner>}
      <CloseThread key={`${thread.version}`} thread={thread} />
    </Stack>
  );
}

const words: Readonly<Record<'thread' | Exclude<ClientState, 'open'>, string>> = {
  thread: texts.isClosed,
  locked: texts.isLocked,
  closed: texts.isGone,
};

const scanMark = ({ scan }: { readonly scan?: ComponentProps<typeof ScanBadge>['scan'] }) => (
  <ScanBadge scan={scan} />
);
