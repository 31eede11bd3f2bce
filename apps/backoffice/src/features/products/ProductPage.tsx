import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { formatLongDateTime } from '@repo/domain/format';
import { Breadcrumbs } from '@repo/ui/breadcrumbs';
import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { useResumed } from '../../shared/use-resumed.ts';
import { PlannedDetails } from './PlannedDetails.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductState } from './ProductState.tsx';
import { PublicationGaps } from './PublicationGaps.tsx';
import { holdingsOf } from './product-columns.tsx';
import type { Product } from './product-form.model.ts';
import { productTexts as texts } from './products.texts.ts';

/** One product: what clients see of it, what it promises, where they pay, and its history. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const product = useQuery(queries.query('getProduct', { path: { id } }));
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

const controlledKinds = ['strategy.payment_details', 'strategy.terms'] as const;

function ProductRecord({ product }: { readonly product: Product }) {
  // A saved form starts again from the product as it is now.
  const [form, setForm] = useState(0);
  const { resumed, isLoading, end } = useResumed(controlledKinds, product.strategy.id);
  const reset = () => {
    end();
    setForm(form + 1);
  };
  return (
    <Stack gap={16}>
      {product.pending_changes.map((change) => (
        <PendingChange change={change} key={change.id} />
      ))}
      <PublicationGaps product={product} />
      <PlannedDetails product={product} />
      {isLoading ? (
        <Skeleton height="2.2rem" lines={9} />
      ) : (
        <ProductEditor key={`${form} ${resumed?.id}`} onReset={reset} product={product} resumed={resumed} />
      )}
    </Stack>
  );
}
