import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { formatLongDate, formatLongDateTime } from '@repo/domain/format';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { Tabs } from '@repo/ui/tabs';
import { PlannedRemoval } from '../../shared/factor-removal/PlannedRemoval.tsx';
import { ViewAs } from '../../shared/ViewAs.tsx';
import { clientInvalidates } from './client.queries.ts';
import { actionsTexts } from './client-actions.texts.ts';
import { clientName, documentsBadge, identityBadge, stateBadge } from './client-columns.tsx';
import { clientTabs, clientTabTexts, clientPanelTexts as texts } from './client-panel.texts.ts';
import { clientParts } from './client-parts.tsx';
import type { ClientPartProps } from './clients.model.ts';
import { HeldPayouts } from './HeldPayouts.tsx';
import { PlannedEmail } from './PlannedEmail.tsx';

/** A client as staff see them, by parts: the one that is shown is in the address. */
export function ClientDetail({ data }: ClientPartProps) {
  const { address, change } = useAddress();
  const requested = readAddress(address, 'tab');
  // « Reprendre » opens a form of that part.
  const first = readAddress(address, 'resume') === null ? 'summary' : 'access';
  const tab = clientTabs.find((one) => one === requested) ?? first;
  const Part = clientParts[tab];
  const { client, deletion_on: deletionOn } = data;
  return (
    <Stack gap={16}>
      <Cluster gap={8}>
        {identityBadge(client)}
        {documentsBadge(client)}
        {client.state === 'open' ? null : stateBadge(client)}
        <ViewAs data={data} name={clientName(client)} />
      </Cluster>
      {client.state === 'closed' ? <Banner tone="info">{texts.closed}</Banner> : null}
      {client.state === 'locked' && data.locked_at !== null ? (
        <Banner tone="warning">{actionsTexts.locked(formatLongDateTime(data.locked_at))}</Banner>
      ) : null}
      {deletionOn === null || client.state === 'closed' ? null : (
        <Banner tone="warning">{texts.deletion(formatLongDate(deletionOn))}</Banner>
      )}
      <HeldPayouts data={data} />
      <PlannedEmail data={data} />
      <PlannedRemoval
        at={data.factor_removal_at}
        invalidates={clientInvalidates}
        person={{ id: client.id, name: clientName(client) }}
      />
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
