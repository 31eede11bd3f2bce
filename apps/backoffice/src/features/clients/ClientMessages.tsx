import { useServices } from '@repo/auth';
import { ThreadBadge } from '@repo/client/messages';
import { QueryView } from '@repo/client/query-view';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { formatNumericDate } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { StaffThread } from '../../shared/messages/StaffThread.tsx';
import { PanelSection } from '../../shared/PanelSection.tsx';
import { clientPanelTexts as texts } from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';

/** The threads of the client, last changed first; the one that the address names, to reply to. */
export function ClientMessages({ data: { client } }: ClientPartProps) {
  const { queries } = useServices();
  const { address, hrefWith } = useAddress();
  const open = readAddress(address, 'thread');
  const threads = useQuery(queries.query('listMessageThreads', { query: { client: client.id } }));
  if (open !== null) {
    return (
      <PanelSection title={texts.messages}>
        <p>
          <TextLink href={hrefWith({ thread: null })}>{texts.allMessages}</TextLink>
        </p>
        <StaffThread id={open} key={open} />
      </PanelSection>
    );
  }
  return (
    <PanelSection title={texts.messages}>
      <QueryView
        failedTitle={texts.messagesFailed}
        query={threads}
        skeleton={<Skeleton height="2.4rem" lines={3} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={texts.noMessage} />
          ) : (
            <Stack gap={12}>
              {items.map(({ id, subject, state, since }) => (
                <Cluster gap={12} key={id}>
                  <TextLink href={hrefWith({ thread: id })}>{subject}</TextLink>
                  <ThreadBadge state={state} />
                  <span className="small muted">{formatNumericDate(since)}</span>
                </Cluster>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </PanelSection>
  );
}
