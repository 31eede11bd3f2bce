import { useServices } from '@repo/auth';
import {
  choiceFilter,
  defineList,
  FilterBar,
  fromColumns,
  toColumns,
  useListAddress,
} from '@repo/client/list';
import { QueryView } from '@repo/client/query-view';
import { productStatuses } from '@repo/domain/products';
import { type ColumnsShown, DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { NewProduct } from './NewProduct.tsx';
import { productColumns } from './product-columns.tsx';
import type { Product } from './product-form.model.ts';
import { productsTexts as texts } from './products.texts.ts';

const skeletonRows = 4;
const table = {
  label: texts.list,
  columns: productColumns,
  isWide: true,
  rowId: ({ strategy }: Product) => strategy.id,
};
type Tab = keyof typeof texts.tabs;
const isTab = (word: string): word is Tab => Object.hasOwn(texts.tabs, word);
const tabs: readonly Tab[] = Object.keys(texts.tabs).filter(isTab);

/** Its tab is its one filter; the few rows are sorted in the page. */
const productList = defineList({
  sorts: ['name'],
  filters: { status: choiceFilter('tab', productStatuses) },
});

/** Every product, with those that clients do not see; each opens on a page of its own. */
export function ProductsPage() {
  const { queries } = useServices();
  const products = useQuery(queries.query('listProducts'));
  return (
    <>
      <PageHeader actions={<NewProduct />} subtitle={texts.subtitle} title={screenTexts.products} />
      <QueryView
        failedTitle={texts.failed}
        query={products}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
      >
        {(data) =>
          data.products.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>
          ) : (
            <ProductsByStatus products={data.products} />
          )
        }
      </QueryView>
    </>
  );
}

function ProductsByStatus({ products }: { readonly products: readonly Product[] }) {
  const { address, change } = useListAddress();
  const {
    filters: { status: chosen },
    columns,
  } = productList.read(address);
  const columnChoice = {
    shown: toColumns(productColumns, columns),
    onChange: (shown: ColumnsShown) => change(fromColumns(productColumns, shown)),
  };
  const of = (shown: Tab) => products.filter(({ status }) => shown === 'all' || status === shown);
  return (
    <>
      <FilterBar>
        <ListViews parameters={productList.parameters} screen="products" />
      </FilterBar>
      <Tabs
        items={tabs.map((id) => ({ id, label: texts.tabs[id], count: of(id).length }))}
        label={texts.byStatus}
        onChange={(next) => change({ tab: next === 'all' ? null : next })}
        value={chosen ?? 'all'}
      >
        <DataTable
          {...table}
          empty={<EmptyState title={texts.emptyTab} />}
          rowAction={{ kind: 'link', href: ({ strategy }) => paths.product(strategy.id) }}
          rows={of(chosen ?? 'all')}
          tools={{
            columnChoice,
            actions: (
              <ExportFile
                download={(api, format) =>
                  api.download('exportProducts', { query: { status: chosen, format } })
                }
                list="products"
              />
            ),
          }}
        />
      </Tabs>
    </>
  );
}
