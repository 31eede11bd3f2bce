import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { readAddress } from '@repo/client/staff-address';
import { useAddress } from '@repo/client/use-address';
import { assistedTexts } from '@repo/domain/assisted';
import { formatNumericDateTime, formatSubscriptionAmount } from '@repo/domain/format';
import { LinkButton } from '@repo/ui/button';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { ReadOn } from '../../shared/ReadOn.tsx';
import { AdviserTabs, ContractsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { type Assisted, assistedPaths } from './assisted.model.ts';
import { assistedPageTexts as texts } from './assisted.texts.ts';

const columns: readonly DataColumn<Assisted>[] = [
  {
    id: 'client',
    header: texts.columns.client,
    isRowName: true,
    cell: ({ client }) => client.company_name ?? `${client.firstname} ${client.lastname}`,
  },
  {
    id: 'product',
    header: texts.columns.product,
    cell: ({ terms }) =>
      terms === null
        ? sharedTexts.none
        : `${terms.product} · ${formatSubscriptionAmount(terms.amount, terms.currency)}`,
  },
  { id: 'state', header: texts.columns.state, cell: ({ state }) => assistedTexts.states[state] },
  {
    id: 'saved',
    header: texts.columns.saved,
    cell: (row) => texts.savedBy(formatNumericDateTime(row.saved_at), row.saved_by),
  },
  { id: 'author', header: texts.columns.author, cell: ({ author }) => author },
];

/** What is prepared for clients, last changed first; of an adviser, for their own. */
export function AssistedListPage() {
  const { queries } = useServices();
  const { pathname } = useLocation();
  const { one } = assistedPaths(pathname);
  const after = readAddress(useAddress().address, 'after');
  const prepared = useQuery({
    ...queries.query('listAssistedSubscriptions', { query: after === null ? {} : { after } }),
    placeholderData: keepPreviousData,
  });
  const table = { columns, label: texts.list, rowId: ({ id }: Assisted) => id };
  const create = <LinkButton href={one(newAssisted)}>{texts.create}</LinkButton>;
  return (
    <>
      <PageHeader actions={create} title={screenTexts.assisted} />
      {pathname.startsWith(paths.commercialAssisted) ? <AdviserTabs /> : <ContractsTabs />}
      <QueryView
        failedTitle={texts.listFailed}
        query={prepared}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: 5 }} />}
      >
        {({ items, next }) =>
          items.length === 0 && after === null ? (
            <EmptyState action={create} title={texts.listEmpty}>
              {texts.listHelp}
            </EmptyState>
          ) : (
            <Stack gap={16}>
              <DataTable {...table} rowAction={{ kind: 'link', href: ({ id }) => one(id) }} rows={items} />
              <ReadOn after={after} next={next} />
            </Stack>
          )
        }
      </QueryView>
    </>
  );
}

/** In the place of an id: one to begin. */
const newAssisted = 'nouvelle';
