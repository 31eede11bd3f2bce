import { useServices } from '@repo/auth';
import { useListAddress } from '@repo/client/list';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ContractsTabs } from '../../shared/SectionTabs.tsx';
import { ContractFilters } from './ContractFilters.tsx';
import { ContractsList } from './ContractsList.tsx';
import {
  contractList,
  contractViews,
  countOfView,
  currentView,
  isNarrowed,
  viewAddress,
} from './contracts.model.ts';
import { contractsTexts as texts, viewTexts } from './contracts.texts.ts';

/** The list of contracts, its whole state in the URL; a contract opens beside it. */
export function ContractsPage() {
  const { queries } = useServices();
  // Changing a filter closes the open contract: it may no longer be in the list.
  const { address, change } = useListAddress(paths.contracts);
  const { id: openId } = useParams();
  const state = contractList.read(address);
  const counts = useQuery(queries.query('countAdminContracts'));
  const view = currentView(state.filters);
  return (
    <>
      <PageHeader title={texts.title} />
      <ContractsTabs />
      <ListWithPanel>
        <Tabs
          items={contractViews.map((id) => ({
            id,
            label: viewTexts[id],
            count: isNarrowed(state) ? undefined : countOfView(counts.data, id),
          }))}
          label={texts.views}
          onChange={(next) => change(viewAddress(next))}
          value={view}
        >
          <Stack gap={16}>
            <ContractFilters onChange={change} state={state} />
            <ContractsList onChange={change} openId={openId ?? null} state={state} />
          </Stack>
        </Tabs>
      </ListWithPanel>
    </>
  );
}
