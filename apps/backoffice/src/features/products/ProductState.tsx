import { type ProductAction, productActionsOf, productStatusTexts } from '@repo/domain/products';
import { Button } from '@repo/ui/button';
import { StatusBadge } from '@repo/ui/feedback';
import { Cluster } from '@repo/ui/layout';
import { useState } from 'react';
import { useResumed } from '../../shared/use-resumed.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { ProductStateDialog } from './ProductStateDialog.tsx';
import { gapsOf, type Product } from './product-form.model.ts';
import { statusTones, stateTexts as texts } from './products.texts.ts';

/** The status of a product, and what may follow it. */
export function ProductState({ product }: { readonly product: Product }) {
  const [chosen, setAction] = useState<ProductAction | null>(null);
  const { resumed, end } = useResumed(['strategy.state'], product.strategy.id);
  const isPending = product.pending_changes.some(({ kind }) => kind === 'strategy.state');
  const isBlocked = (next: ProductAction) => isPending || (next === 'publish' && gapsOf(product).length > 0);
  const offered = productActionsOf(product.status);
  const again = offered.find((next) => next === resumed?.typed.product_action && !isBlocked(next));
  const action = chosen ?? again ?? null;
  return (
    <Cluster gap={8}>
      <StatusBadge labels={productStatusTexts} status={product.status} tones={statusTones} />
      {offered.map((next) => (
        <Button
          isDisabled={isBlocked(next)}
          key={next}
          onPress={() => setAction(next)}
          size="sm"
          {...(next !== 'publish' && next !== 'resume' && { variant: 'ghost' })}
        >
          {texts.actions[next]}
        </Button>
      ))}
      {product.status === 'draft' ? <DeleteDraft isBlocked={isPending} product={product} /> : null}
      {action === null ? null : (
        <ProductStateDialog
          action={action}
          key={action}
          onClose={() => {
            setAction(null);
            end();
          }}
          product={product}
          reason={resumed?.reason}
        />
      )}
    </Cluster>
  );
}
