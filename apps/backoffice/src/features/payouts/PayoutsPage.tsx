import { useServices } from '@repo/auth';
import { useListAddress } from '@repo/client/list';
import { Badge } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { PayoutFilters } from './PayoutFilters.tsx';
import { PayoutsList } from './PayoutsList.tsx';
import { currentView, payoutList, payoutViews, toPayoutQuery, viewLabel } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/** What is owed, by legal date; a payout opens beside the list. */
export function PayoutsPage() {
  const { queries } = useServices();
  // Changing a filter closes the open payout: it may no longer be in the list.
  const { address, change } = useListAddress(paths.payouts);
  const { id: openId } = useParams();
  const state = payoutList.read(address);
  const payouts = useQuery({
    ...queries.query('listPayouts', { query: toPayoutQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const counts = payouts.data?.counts;
  return (
    <>
      <PageHeader
        actions={counts?.late ? <Badge tone="negative">{texts.late(counts.late)}</Badge> : undefined}
        subtitle={texts.subtitle}
        title={texts.title}
      />
      <ContractsTabs />
      <ListWithPanel>
        <Tabs
          items={payoutViews.map((id) => ({ id, label: viewLabel(id), count: counts?.[id] }))}
          label={texts.views}
          onChange={(payout) => change({ payout: payout === 'open' ? null : payout })}
          value={currentView(state)}
        >
          <Stack gap={16}>
            <PayoutFilters onChange={change} state={state} />
            <PayoutsList onChange={change} openId={openId ?? null} query={payouts} state={state} />
          </Stack>
        </Tabs>
      </ListWithPanel>
    </>
  );
}
