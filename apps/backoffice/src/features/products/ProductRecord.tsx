import { Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useState } from 'react';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { PlannedDetails } from './PlannedDetails.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { PublicationGaps } from './PublicationGaps.tsx';
import type { Product, ProductVersion } from './product-form.model.ts';
import { RestoreVersion } from './RestoreVersion.tsx';

const controlledKinds = ['strategy.payment_details', 'strategy.terms'] as const;

/** Its pending changes, then its form. */
export function ProductRecord({ product }: { readonly product: Product }) {
  // A saved form starts again from the product as it is now.
  const [form, setForm] = useState(0);
  // Here, so that it stays open when the form starts again.
  const [restored, setRestored] = useState<ProductVersion | null>(null);
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
        <ProductEditor
          key={`${form} ${resumed?.id}`}
          onReset={reset}
          onRestore={setRestored}
          product={product}
          resumed={resumed}
        />
      )}
      {restored === null ? null : (
        <RestoreVersion onClose={() => setRestored(null)} product={product} version={restored} />
      )}
    </Stack>
  );
}
