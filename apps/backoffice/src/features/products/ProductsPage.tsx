import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { productTone } from '@repo/client/product';
import { QueryView } from '@repo/client/query-view';
import { UpcomingBanner } from '@repo/client/upcoming';
import { formatBookAmount, formatFeePercent, formatIban, formatShortAddress } from '@repo/domain/format';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Badge, EmptyState } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { productsTexts as texts } from './products.texts.ts';

type Strategy = OperationOutput<'listStrategies'>['strategies'][number];

const skeletonRows = 4;

const columns: readonly DataColumn<Strategy>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    isRowName: true,
    cell: ({ title }) => (
      <Badge look="plain" tone={productTone(title)}>
        {title}
      </Badge>
    ),
  },
  { id: 'subtitle', header: texts.columns.subtitle, cell: ({ subtitle }) => subtitle ?? sharedTexts.none },
  {
    id: 'apy',
    header: texts.columns.apy,
    align: 'end',
    cell: ({ apy }) => (apy === null ? sharedTexts.none : formatFeePercent(apy)),
  },
  {
    id: 'minimum',
    header: texts.columns.minimum,
    align: 'end',
    cell: ({ min_euro }) =>
      min_euro === null || min_euro === undefined ? sharedTexts.none : formatBookAmount(min_euro, 'EURO'),
  },
  {
    id: 'iban',
    header: texts.columns.iban,
    cell: ({ rib }) => (rib?.iban ? formatIban(rib.iban) : sharedTexts.none),
  },
  {
    id: 'address',
    header: texts.columns.address,
    cell: ({ crypto }) => (crypto?.address ? formatShortAddress(crypto.address) : sharedTexts.none),
  },
];

/** The strategies as clients see them, read-only. */
export function ProductsPage() {
  const { queries } = useServices();
  const strategies = useQuery(queries.query('listStrategies'));
  const table = { label: texts.list, columns, rowId: (row: Strategy) => row.id };
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.products} />
      <Stack gap={24}>
        <QueryView
          failedTitle={sharedTexts.strategiesFailed}
          query={strategies}
          skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
        >
          {(data) => (
            <DataTable
              {...table}
              empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
              rows={data.strategies}
            />
          )}
        </QueryView>
        <UpcomingBanner>{texts.upcoming}</UpcomingBanner>
      </Stack>
    </>
  );
}
