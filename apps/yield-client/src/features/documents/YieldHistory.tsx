import { useServices } from '@repo/auth';
import type { AddressChange } from '@repo/client/address';
import { productTone } from '@repo/client/product';
import { productTexts } from '@repo/client/product-texts';
import { QueryView } from '@repo/client/query-view';
import { useAddress } from '@repo/client/use-address';
import { formatList, formatNumericDate, formatSignedPercent } from '@repo/domain/format';
import { pageSizes } from '@repo/domain/limits';
import type { DisplayCurrency } from '@repo/domain/money';
import { Card } from '@repo/ui/card';
import { type DataColumn, DataTable, Pagination } from '@repo/ui/data-table';
import { Badge, EmptyState } from '@repo/ui/feedback';
import { Select } from '@repo/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from './documents.model.ts';
import styles from './documents.module.css';
import { yieldsTexts as texts } from './documents.texts.ts';
import { sectionIds } from './section-ids.ts';
import {
  allProducts,
  pageOf,
  productsNotInvested,
  requestedFilter,
  shownProduct,
  type YieldRow,
  yieldRows,
} from './yields.model.ts';

interface YieldHistoryProps {
  readonly contracts: readonly Contract[];
  readonly currency: DisplayCurrency;
}

/** The daily yields since the client's first contract in each product (R272–R279). */
export function YieldHistory({ contracts, currency }: YieldHistoryProps) {
  const [params, change] = useYieldParams();
  const products = [...new Set(contracts.map((contract) => contract.product))].toSorted();
  const product = shownProduct(requestedFilter(params), products);
  return (
    <Card
      actions={
        <Select
          isDisabled={products.length === 0}
          label={texts.product}
          look="inline"
          onChange={(chosen) => change({ product: chosen, page: null })}
          options={[
            ...(products.length > 1 ? [{ value: allProducts, label: productTexts.all }] : []),
            ...products.map((title) => ({ value: title, label: title })),
          ]}
          placeholder={texts.choose}
          value={product}
        />
      }
      id={sectionIds.yields}
      title={texts.title}
    >
      {product === null ? (
        <EmptyState icon="calendar" title={texts.noProduct} />
      ) : (
        <YieldTable contracts={contracts} currency={currency} product={product} />
      )}
    </Card>
  );
}

interface YieldTableProps extends YieldHistoryProps {
  readonly product: string;
}

function YieldTable({ contracts, currency, product }: YieldTableProps) {
  const [params] = useYieldParams();
  const { queries } = useServices();
  const flows = useQuery(queries.query('listYieldFlows', { query: { currency } }));
  const filter = requestedFilter(params);
  const skeleton = <DataTable {...table} rows={[]} state={{ kind: 'loading', rows: filter.pageSize }} />;
  return (
    <QueryView failedTitle={texts.failed} query={flows} skeleton={skeleton}>
      {({ performance_flows: { strategies } }) => (
        <YieldPage
          notInvested={productsNotInvested(contracts, product)}
          rows={yieldRows(strategies, contracts, product)}
        />
      )}
    </QueryView>
  );
}

interface YieldPageProps {
  readonly notInvested: readonly string[];
  readonly rows: readonly YieldRow[];
}

function YieldPage({ notInvested, rows }: YieldPageProps) {
  const [params, change] = useYieldParams();
  const filter = requestedFilter(params);
  const { page, rows: shown } = pageOf(rows, filter);
  return (
    <div className={styles.yields}>
      {notInvested.length === 0 || rows.length === 0 ? null : (
        <p className={styles.sentence}>{texts.notInvested(formatList(notInvested))}</p>
      )}
      <DataTable {...table} empty={<EmptyState icon="calendar" title={texts.empty} />} rows={shown} />
      {rows.length === 0 ? null : (
        <Pagination
          onPageChange={(next) => change({ page: next })}
          onPageSizeChange={(size) => change({ pageSize: size, page: null })}
          page={page}
          pageSize={filter.pageSize}
          pageSizes={pageSizes}
          total={rows.length}
        />
      )}
    </div>
  );
}

/** The URL parameters of this section, and how to change them without scrolling. */
function useYieldParams() {
  const { address, change } = useAddress();
  const stay = (parameters: AddressChange) => change(parameters, { preventScrollReset: true });
  return [address, stay] as const;
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
      <Badge look="plain" tone={productTone(product)}>
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

const table = {
  columns,
  label: texts.title,
  rowId: ({ date, product }: YieldRow) => `${product} ${date}`,
} as const;
