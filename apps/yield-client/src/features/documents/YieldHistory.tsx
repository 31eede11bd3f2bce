import { useServices } from '@repo/auth';
import { formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { pageSizes } from '@repo/domain/limits';
import type { DisplayCurrency } from '@repo/domain/money';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable, Pagination } from '@repo/ui/data-table';
import { Badge, EmptyState, ErrorState } from '@repo/ui/feedback';
import { Select } from '@repo/ui/select';
import { productRoles } from '@repo/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { yieldsTexts as texts } from './documents.texts.ts';
import { withParam } from './search-params.ts';
import { allProducts, askedFilter, pageOf, type YieldRow, yieldParams, yieldRows } from './yields.model.ts';

interface YieldHistoryProps {
  readonly contracts: readonly Contract[];
  readonly currency: DisplayCurrency;
}

/** The daily yields since the client's first contract in each product (R272–R279). */
export function YieldHistory({ contracts, currency }: YieldHistoryProps) {
  const [params, setParams] = useSearchParams();
  const { product } = askedFilter(params);
  const products = [...new Set(contracts.map((contract) => contract.product))].toSorted();
  const known = product === allProducts || (product !== null && products.includes(product));
  const choose = (chosen: string) =>
    setParams(withParam(withParam(params, yieldParams.product, chosen), yieldParams.page, null), {
      preventScrollReset: true,
    });
  return (
    <Card
      actions={
        <Select
          isDisabled={products.length === 0}
          label={texts.product}
          look="inline"
          onChange={choose}
          options={[
            ...(products.length > 1 ? [{ value: allProducts, label: texts.all }] : []),
            ...products.map((title) => ({ value: title, label: title })),
          ]}
          placeholder={texts.choose}
          value={known ? product : null}
        />
      }
      title={texts.title}
    >
      {known ? (
        <YieldTable contracts={contracts} currency={currency} />
      ) : (
        <EmptyState icon="calendar" title={texts.noProduct} />
      )}
    </Card>
  );
}

function YieldTable({ contracts, currency }: YieldHistoryProps) {
  const [params, setParams] = useSearchParams();
  const { queries } = useServices();
  const { data, error, isFetching, refetch } = useQuery(
    queries.query('listYieldFlows', { query: { currency } }),
  );
  const filter = askedFilter(params);
  if (data === undefined && error !== null) {
    return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} title={texts.failed} />;
  }
  const rows = yieldRows(data?.performance_flows.strategies ?? {}, contracts, filter.product);
  const { page, rows: shown } = pageOf(rows, filter);
  const set = (name: string, value: number) =>
    setParams(withParam(params, name, String(value)), {
      preventScrollReset: true,
    });
  return (
    <div className={styles.yields}>
      <DataTable
        columns={columns}
        empty={<EmptyState icon="calendar" title={texts.empty} />}
        label={texts.title}
        loadingRows={data === undefined ? filter.pageSize : undefined}
        rowId={({ date, product }) => `${product} ${date}`}
        rows={shown}
      />
      {rows.length === 0 ? null : (
        <Pagination
          onPageChange={(next) => set(yieldParams.page, next)}
          onPageSizeChange={(size) =>
            setParams(
              withParam(withParam(params, yieldParams.pageSize, String(size)), yieldParams.page, null),
              {
                preventScrollReset: true,
              },
            )
          }
          page={page}
          pageSize={filter.pageSize}
          pageSizes={pageSizes}
          total={rows.length}
        />
      )}
    </div>
  );
}

const columns: readonly DataColumn<YieldRow>[] = [
  {
    id: 'date',
    header: texts.columns.date,
    isRowName: true,
    cell: ({ date }) => formatNumericDate(date),
  },
  {
    id: 'product',
    header: texts.columns.product,
    cell: ({ product }) => (
      <Badge look="plain" tone={productRoles.find((role) => role === product.toLowerCase())}>
        {product}
      </Badge>
    ),
  },
  {
    id: 'rate',
    header: texts.columns.rate,
    align: 'end',
    cell: ({ rateFraction }) => (
      <span className={rateFraction > 0 ? styles.gain : rateFraction < 0 ? styles.loss : undefined}>
        {formatSignedPercent(rateFraction)}
      </span>
    ),
  },
];
