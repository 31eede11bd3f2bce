import { readAddress } from '@repo/client/address';
import { useAddress } from '@repo/client/use-address';
import { formatLongDate, formatLongDateTime } from '@repo/domain/format';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { lazyPart } from '@repo/ui/lazy-part';
import { Tabs } from '@repo/ui/tabs';
import type { ComponentType } from 'react';
import { RecordSections } from '../../shared/notes/RecordSections.tsx';
import { ClientAccess } from './ClientAccess.tsx';
import { ClientActivity } from './ClientActivity.tsx';
import { ClientContracts } from './ClientContracts.tsx';
import { ClientIdentity } from './ClientIdentity.tsx';
import { ClientMessages } from './ClientMessages.tsx';
import { ClientPayouts } from './ClientPayouts.tsx';
import { ClientSummary } from './ClientSummary.tsx';
import { actionsTexts } from './client-actions.texts.ts';
import { documentsBadge, identityBadge, stateBadge } from './client-columns.tsx';
import {
  type ClientTab,
  clientTabs,
  clientTabTexts,
  clientPanelTexts as texts,
} from './client-panel.texts.ts';
import type { ClientPartProps } from './clients.model.ts';
import { PlannedEmail } from './PlannedEmail.tsx';
import { ViewAs } from './ViewAs.tsx';

// With its charts, in a chunk loaded when it is opened.
const LazyPortfolio = lazyPart(async () => (await import('./ClientPortfolio.tsx')).ClientPortfolio);
const ClientPortfolio = (props: ClientPartProps) => (
  <LazyPortfolio {...props} waiting={<Skeleton height="9rem" lines={3} />} />
);

const parts: Readonly<Record<ClientTab, ComponentType<ClientPartProps>>> = {
  summary: ClientSummary,
  identity: ClientIdentity,
  contracts: ClientContracts,
  portfolio: ClientPortfolio,
  payouts: ClientPayouts,
  activity: ClientActivity,
  access: ClientAccess,
  messages: ClientMessages,
  notes: ({ data }) => <RecordSections id={data.client.id} kind="user" />,
};

/** A client as staff see them, by parts: the one that is shown is in the address. */
export function ClientDetail({ data }: ClientPartProps) {
  const { address, change } = useAddress();
  const requested = readAddress(address, 'tab');
  // « Reprendre » opens a form of that part.
  const first = readAddress(address, 'resume') === null ? 'summary' : 'access';
  const tab = clientTabs.find((one) => one === requested) ?? first;
  const Part = parts[tab];
  const { client, deletion_on: deletionOn } = data;
  return (
    <Stack gap={16}>
      <Cluster gap={8}>
        {identityBadge(client)}
        {client.documents === 'none' ? null : documentsBadge(client)}
        {client.state === 'open' ? null : stateBadge(client)}
        <ViewAs data={data} />
      </Cluster>
      {client.state === 'closed' ? <Banner tone="info">{texts.closed}</Banner> : null}
      {client.state === 'locked' && data.locked_at !== null ? (
        <Banner tone="warning">{actionsTexts.locked(formatLongDateTime(data.locked_at))}</Banner>
      ) : null}
      {deletionOn === null || client.state === 'closed' ? null : (
        <Banner tone="warning">{texts.deletion(formatLongDate(deletionOn))}</Banner>
      )}
      <PlannedEmail data={data} />
      <Tabs
        isWrapped
        items={clientTabs.map((id) => ({
          id,
          label: clientTabTexts[id],
          count: id === 'contracts' ? client.contracts : undefined,
        }))}
        label={texts.tabs}
        onChange={(next) => change({ tab: next === 'summary' ? null : next })}
        value={tab}
      >
        <Stack gap={16}>
          <Part data={data} />
        </Stack>
      </Tabs>
    </Stack>
  );
}
