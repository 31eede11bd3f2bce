import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { productTone } from '@repo/client/product';
import { QueryView } from '@repo/client/query-view';
import { formatBookAmount, formatLongMonth } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Badge, Banner, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { homeTexts } from './home.texts.ts';

type Line = components['schemas']['FeeLine'];
const texts = homeTexts.fees;

/** Subscription, FX and exit fees by month and product, in EUR. */
export function CollectedFees() {
  const { queries } = useServices();
  const fees = useQuery(queries.query('getCollectedFees'));
  return (
    <Card actions={<ExportBooks query={{ list: 'fees' }} />} title={texts.title}>
      <Stack gap={16}>
        <p>{texts.about}</p>
        <QueryView failedTitle={texts.failed} query={fees} skeleton={<Skeleton height="2.2rem" lines={4} />}>
          {({ lines, total, unconverted }) => (
            <Stack gap={16}>
              {unconverted.length === 0 ? null : (
                <Banner
                  title={texts.unconverted(
                    unconverted.length,
                    unconverted.map(({ asset, amount }) => formatBookAmount(amount, asset)).join(', '),
                  )}
                  tone="warning"
                />
              )}
              <DataTable
                columns={columns}
                empty={<EmptyState title={texts.empty} />}
                label={texts.title}
                paging={lines.length > 12 ? { pageSize: 12, pageSizes: [12, 48] } : undefined}
                rowId={({ month, strategy }) => `${month} ${strategy}`}
                rows={lines}
                tools={{ summary: texts.total(formatBookAmount(total, 'EUR')) }}
              />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

const amount = (id: 'subscription' | 'fx' | 'exit' | 'total'): DataColumn<Line> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: (line) => formatBookAmount(line[id], 'EUR'),
});

const columns: readonly DataColumn<Line>[] = [
  {
    id: 'month',
    header: texts.columns.month,
    isRowName: true,
    cell: ({ month }) => formatLongMonth(`${month}-01`),
  },
  {
    id: 'strategy',
    header: texts.columns.strategy,
    cell: ({ strategy }) => (
      <Badge look="plain" tone={productTone(strategy)}>
        {strategy}
      </Badge>
    ),
  },
  amount('subscription'),
  amount('fx'),
  amount('exit'),
  amount('total'),
];
