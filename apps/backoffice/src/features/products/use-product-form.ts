import { useServices } from '@repo/auth';
import { useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOpened } from '../../shared/use-opened.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import type { Resumed } from '../../shared/use-resumed.ts';
import { productInvalidates } from './product.queries.ts';
import {
  changedFields,
  changeOf,
  controlOf,
  keepTyped,
  type Product,
  type ProductForm,
  toFields,
  typedOver,
  validateProduct,
} from './product-form.model.ts';
import { productTexts as texts } from './products.texts.ts';

/**
 * The form of a product. It changes the version that it shows: once the product has another, what was typed is kept, and the person
 * chooses between the two. `onReset` makes a new form.
 */
export function useProductForm(
  product: Product,
  { onReset, resumed }: { readonly onReset: () => void; readonly resumed: Resumed | null },
) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const sendChange = useRecordChange(productInvalidates);
  const control = useQuery(queries.query('getChangeControl')).data;
  // No client sees a draft: one person writes it.
  const hasControl = product.status !== 'draft' && (control?.has_two_person_control ?? true);
  const { opened, conflictOf } = useOpened(product);
  const form = useCheckedForm<ProductForm>({
    initial: {
      ...typedOver(toFields(product), resumed?.typed.product ?? {}),
      reason: resumed?.reason ?? '',
    },
    validate: (values) => validateProduct(values, { from: opened, hasControl }),
    send: async ({ reason, ...values }) => {
      const { version, strategy } = opened;
      const body = {
        strategy: { id: strategy.id, version, ...changeOf(values, opened) },
        reason: reason.trim(),
      };
      const result = await sendChange(api.call('updateStrategy', { body, idempotencyKey: keyOf(body) }));
      toast.success(result.pending_change === null ? texts.saved : texts.held);
      onReset();
    },
  });
  const { isStale, restart, ...conflict } = conflictOf(form.failure);
  const changed = changedFields(form.values, toFields(opened));
  const isUntouched = changed.length === 0;
  const startFrom = (values: Partial<ProductForm>) => {
    restart();
    form.change(values);
  };
  // An untouched form starts again from the product that was fetched.
  const isOutdated = isStale && isUntouched;
  useEffect(() => {
    if (isOutdated) onReset();
  }, [isOutdated, onReset]);
  return {
    ...form,
    ...conflict,
    opened,
    changed,
    hasControl,
    isStale: isStale && !isUntouched,
    needsReason: hasControl && changed.some((field) => controlOf(field) !== null),
    undo: () => form.change({ ...toFields(opened), reason: '' }),
    reload: () => startFrom({ ...toFields(product), reason: '' }),
    keepMine: () => startFrom(keepTyped(form.values, { opened: toFields(opened), now: toFields(product) })),
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
