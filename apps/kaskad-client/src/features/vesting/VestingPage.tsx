import { useServices } from '@repo/auth';
import { BalanceToggle } from '@repo/client/balance';
import { parisToday } from '@repo/client/clock';
import { readAddress } from '@repo/client/kaskad-address';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { formatNumericDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { FilterSelect } from '@repo/ui/select';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appTexts } from '../../shared/app.texts.ts';
import { readGrant, type WireGrant } from '../../shared/grants.model.ts';
import { ClassSums } from './ClassSums.tsx';
import { GrantView } from './GrantView.tsx';
import { vestingTexts as texts } from './vesting.texts.ts';

/** One grant at a time: its figures, its tranches, its claims and its history; and the sum of all of them. */
export function VestingPage() {
  const { queries } = useServices();
  const grants = useQuery(queries.query('listGrants'));
  const { address, change } = useAddress();
  const items = grants.data?.items ?? [];
  const named = readAddress(address, 'grantShown');
  // An investment knows the id of its grant only.
  const chosen =
    items.find(({ id, reference }) => reference === named || id === named) ??
    items.find(({ canceled_on }) => canceled_on === null) ??
    items[0];
  return (
    <>
      <PageHeader
        actions={
          chosen === undefined ? undefined : (
            <>
              <BalanceToggle of="amounts" />
              {items.length < 2 ? null : (
                <FilterSelect
                  isWaiting={grants.isPending}
                  label={texts.grant}
                  onChange={(reference) => change({ grantShown: reference }, { replace: true })}
                  options={items.map(optionOf)}
                  value={chosen.reference}
                />
              )}
            </>
          )
        }
        title={appTexts.nav.vesting}
      />
      <QueryView failedTitle={texts.failed} query={grants} skeleton={<VestingSkeleton />}>
        {() =>
          chosen === undefined ? (
            <Card>
              <EmptyState icon="calendar" title={texts.empty}>
                {texts.emptyHelp}
              </EmptyState>
            </Card>
          ) : (
            <Grants chosen={chosen} items={items} />
          )
        }
      </QueryView>
    </>
  );
}

const optionOf = ({ reference, granted_on, class: { symbol } }: WireGrant) => ({
  value: reference,
  label: texts.option(symbol, formatNumericDate(granted_on), reference),
});

interface GrantsProps {
  readonly items: readonly WireGrant[];
  readonly chosen: WireGrant;
}

function Grants({ items, chosen }: GrantsProps) {
  const { queries } = useServices();
  // One day for the whole page: it does not change at midnight under the reader.
  const [today] = useState(parisToday);
  const detail = useQuery(queries.query('getGrant', { path: { id: chosen.id } }));
  return (
    <Stack gap={20}>
      {items.length < 2 ? null : <ClassSums grants={items.map(readGrant)} today={today} />}
      <QueryView failedTitle={texts.grantFailed} query={detail} skeleton={<VestingSkeleton />}>
        {(data) => <GrantView detail={data} key={data.grant.id} today={today} />}
      </QueryView>
    </Stack>
  );
}

function VestingSkeleton() {
  return (
    <Stack gap={20}>
      <Card>
        <Skeleton height="12rem" />
      </Card>
      <Card>
        <Skeleton height="20rem" />
      </Card>
      <Card>
        <Skeleton height="2rem" lines={8} />
      </Card>
    </Stack>
  );
}
