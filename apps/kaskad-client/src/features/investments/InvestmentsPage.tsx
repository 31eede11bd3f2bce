import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { readAddress } from '@repo/client/kaskad-address';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { TabLinks } from '@repo/ui/tab-links';
import { useQuery } from '@tanstack/react-query';
import { appTexts } from '../../shared/app.texts.ts';
import { type InvestmentTab, roundPollIntervalMs, tabOf } from '../../shared/rounds.model.ts';
import { InvestmentsTable } from './InvestmentsTable.tsx';
import { investmentsTexts as texts } from './investments.texts.ts';
import { RoundsList } from './RoundsList.tsx';

const tabs = ['running', 'ended', 'rounds', 'reservations'] as const;

/** The investments of the client by how far they are, and the rounds that they may invest in. */
export function InvestmentsPage() {
  const { address, hrefWith } = useAddress();
  const named = readAddress(address, 'tab');
  const tab = tabs.find((one) => one === named) ?? 'running';
  return (
    <>
      <PageHeader actions={<BalanceToggle of="amounts" />} title={appTexts.nav.investments} />
      <Stack gap={20}>
        <TabLinks
          items={tabs.map((one) => ({
            href: hrefWith({ tab: one === 'running' ? null : one }),
            label: texts.tab[one],
            isCurrent: one === tab,
          }))}
          label={texts.tabs}
        />
        {tab === 'rounds' ? <RoundsList /> : <Investments tab={tab} />}
      </Stack>
    </>
  );
}

function Investments({ tab }: { readonly tab: Exclude<InvestmentTab, 'rounds'> }) {
  const { queries } = useServices();
  const investments = useQuery({
    ...queries.query('listInvestments'),
    refetchInterval: roundPollIntervalMs,
  });
  return (
    <QueryView
      failedTitle={texts.failed}
      query={investments}
      skeleton={
        <Card>
          <Skeleton height="2.4rem" lines={6} />
        </Card>
      }
    >
      {({ items }) => <InvestmentsTable items={items.filter((item) => tabOf(item) === tab)} tab={tab} />}
    </QueryView>
  );
}
