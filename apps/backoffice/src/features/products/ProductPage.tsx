import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatLongDateTime } from '@repo/domain/format';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton } from '@repo/ui/feedback';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { ProductRecord } from './ProductRecord.tsx';
import { ProductState } from './ProductState.tsx';
import { holdingsOf } from './product-columns.tsx';
import { productTexts as texts } from './products.texts.ts';

/** One product: what clients see of it, what it promises, where they pay, and its history. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const product = useQuery({
    ...queries.query('getProduct', { path: { id } }),
    // What waits may be decided by another person meanwhile.
    refetchInterval: ({ state }) => (state.data?.pending_changes.length ? 30_000 : false),
  });
  const { data } = product;
  const title = data?.strategy.title ?? screenTexts.product;
  return (
    <>
      <title>{title}</title>
      <PageHeader
        actions={data === undefined ? undefined : <ProductState key={id} product={data} />}
        eyebrow={
          <Breadcrumbs current={title} parents={[{ label: screenTexts.products, href: paths.products }]} />
        }
        subtitle={
          data === undefined
            ? undefined
            : texts.facts(holdingsOf(data), data.subscribers, formatLongDateTime(data.updated_at))
        }
        title={title}
      />
      <QueryView failedTitle={texts.failed} query={product} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(loaded) => <ProductRecord key={id} product={loaded} />}
      </QueryView>
    </>
  );
}
