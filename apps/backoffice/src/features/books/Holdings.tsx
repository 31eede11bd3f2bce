import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { productTone } from '@repo/client/product';
import { QueryView } from '@repo/client/query-view';
import { formatDecimal, formatNumericDate } from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable } from '@repo/ui/data-table';
import { Badge, EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { BookAmount } from '../../shared/Postings.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import styles from './books.module.css';
import { booksTexts } from './books.texts.ts';

type Schemas = components['schemas'];
const texts = booksTexts.holdings;

/** Units × last NAV of each strategy, beside the bank, the wallets, and what waits or is owed. */
export function Holdings() {
  const { queries } = useServices();
  const holdings = useQuery(queries.query('getHoldings'));
  const skeleton = <Skeleton height="2.2rem" lines={4} />;
  return (
    <Stack gap={24}>
      <Card actions={<ExportBooks query={{ list: 'holdings' }} />} title={texts.strategies}>
        <QueryView failedTitle={texts.failed} query={holdings} skeleton={skeleton}>
          {({ strategies }) => (
            <DataTable
              columns={strategyColumns}
              empty={<EmptyState title={texts.noUnits} />}
              isWide
              label={texts.strategies}
              rowId={({ strategy }) => strategy}
              rows={strategies}
            />
          )}
        </QueryView>
      </Card>
      <Card title={texts.assets}>
        <QueryView failedTitle={texts.failed} query={holdings} skeleton={skeleton}>
          {({ assets }) => (
            <DataTable
              columns={assetColumns}
              empty={<EmptyState title={texts.noAsset} />}
              isWide
              label={texts.assets}
              rowId={({ asset }) => asset}
              rows={assets}
            />
          )}
        </QueryView>
      </Card>
    </Stack>
  );
}

const valueColumn = (id: 'value' | 'invested' | 'gain'): DataColumn<Schemas['StrategyHolding']> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: (row) => {
    const amount = row[id];
    return amount === null ? texts.noNav : <BookAmount amount={amount} asset={row.currency} />;
  },
});

const strategyColumns: readonly DataColumn<Schemas['StrategyHolding']>[] = [
  {
    id: 'strategy',
    header: texts.columns.strategy,
    isRowName: true,
    cell: ({ strategy }) => (
      <Badge look="plain" tone={productTone(strategy)}>
        {strategy}
      </Badge>
    ),
  },
  { id: 'units', header: texts.columns.units, align: 'end', cell: ({ units }) => formatDecimal(units) },
  {
    id: 'nav',
    header: texts.columns.nav,
    align: 'end',
    cell: ({ nav, nav_day }) =>
      nav === null || nav_day === null ? (
        texts.noNav
      ) : (
        <span className={styles.two}>
          {formatDecimal(nav)}
          <span className={styles.muted}>{texts.navOf(formatNumericDate(nav_day))}</span>
        </span>
      ),
  },
  valueColumn('value'),
  valueColumn('invested'),
  valueColumn('gain'),
];

const moneyColumn = (
  id: 'bank' | 'wallets' | 'custody' | 'unmatched' | 'waiting' | 'payable',
): DataColumn<Schemas['AssetHolding']> => ({
  id,
  header: texts.columns[id],
  align: 'end',
  cell: (row) =>
    decimal(row[id]).eq(0) ? sharedTexts.none : <BookAmount amount={row[id]} asset={row.asset} />,
});

const assetColumns: readonly DataColumn<Schemas['AssetHolding']>[] = [
  { id: 'asset', header: texts.columns.asset, isRowName: true, cell: ({ asset }) => asset },
  moneyColumn('bank'),
  moneyColumn('wallets'),
  moneyColumn('custody'),
  moneyColumn('unmatched'),
  moneyColumn('waiting'),
  moneyColumn('payable'),
];
