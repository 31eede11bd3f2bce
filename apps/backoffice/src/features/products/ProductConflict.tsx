import { useServices } from '@repo/auth';
import { formatLongDateTime } from '@repo/domain/format';
import { Conflict, type ConflictField } from '@repo/ui/conflict';
import { useQuery } from '@tanstack/react-query';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { changedFields, type Product, type ProductField, showField, toFields } from './product-form.model.ts';
import { fieldTexts, conflictTexts as texts } from './products.texts.ts';
import type { ProductFormState } from './use-product-form.ts';

interface ProductConflictProps {
  readonly form: ProductFormState;
  readonly product: Product;
}

/** Another person changed the product first: what they saved, beside what was typed. */
export function ProductConflict({ form, product }: ProductConflictProps) {
  const { queries } = useServices();
  const versions = useQuery(queries.query('listProductVersions', { path: { id: product.strategy.id } }));
  const last = versions.data?.versions[0];
  const name = last?.entered_by ?? null;
  return (
    <Conflict
      by={
        last === undefined || name === null ? undefined : texts.by(name, formatLongDateTime(last.created_at))
      }
      fields={differences(form, product)}
      onKeep={form.keepMine}
      onReload={form.reload}
      refusal={form.refusal}
      title={texts.title}
    />
  );
}

function differences(form: ProductFormState, product: Product): ConflictField[] {
  const opened = toFields(form.opened);
  const now = toFields(product);
  const fields = new Set([...changedFields(now, opened), ...changedFields(form.values, opened)]);
  const show = (field: ProductField, values: typeof now) => showField(field, values) || sharedTexts.none;
  return [...fields].map((field) => ({
    id: field,
    label: fieldTexts[field],
    opened: show(field, opened),
    now: show(field, now),
    mine: show(field, form.values),
  }));
}
