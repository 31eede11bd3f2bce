import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { DataTable } from '@repo/ui/data-table';
import { EmptyState } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
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

/** Every product, with those that clients do not see; each opens on a page of its own. */
export function ProductsPage() {
  const { queries } = useServices();
  const products = useQuery(queries.query('listProducts'));
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.products} />
      <QueryView
        failedTitle={texts.failed}
        query={products}
        skeleton={<DataTable {...table} rows={[]} state={{ kind: 'loading', rows: skeletonRows }} />}
      >
        {(data) => (
          <DataTable
            {...table}
            empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
            rowAction={{ kind: 'link', href: ({ strategy }) => paths.product(strategy.id) }}
            rows={data.products}
          />
        )}
      </QueryView>
    </>
  );
}
