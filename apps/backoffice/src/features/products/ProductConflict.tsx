import { useServices } from '@repo/auth';
import { formatLongDateTime } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { DataTable } from '@repo/ui/data-table';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { changedFields, type Product, type ProductField, showField, toFields } from './product-form.model.ts';
import { fieldTexts, conflictTexts as texts } from './products.texts.ts';
import type { ProductFormState } from './use-product-form.ts';

interface ProductConflictProps {
  readonly form: ProductFormState;
  readonly product: Product;
}

/** Another person changed the product first: both states side by side, and what to do with what was typed. */
export function ProductConflict({ form, product }: ProductConflictProps) {
  const { queries } = useServices();
  const versions = useQuery(queries.query('listProductVersions', { path: { id: product.strategy.id } }));
  const [isShown, setIsShown] = useState(false);
  const last = versions.data?.versions[0];
  const by =
    last === undefined || last.entered_by === null
      ? texts.unknown
      : texts.by(last.entered_by, formatLongDateTime(last.created_at));
  return (
    <Stack gap={16}>
      <Banner
        action={
          <Cluster gap={8}>
            <Button onPress={() => setIsShown(!isShown)} size="sm" variant="ghost">
              {isShown ? texts.hide : texts.differences}
            </Button>
            <Button onPress={form.keepMine} size="sm" variant="ghost">
              {texts.keep}
            </Button>
            <Button onPress={form.reload} size="sm" variant="ghost">
              {texts.reload}
            </Button>
          </Cluster>
        }
        isLive
        title={texts.title}
        tone="warning"
      >
        {by}
      </Banner>
      {isShown ? <Differences form={form} product={product} /> : null}
    </Stack>
  );
}

function Differences({ form, product }: ProductConflictProps) {
  const opened = toFields(form.opened);
  const now = toFields(product);
  const fields = new Set([...changedFields(now, opened), ...changedFields(form.values, opened)]);
  const show = (field: ProductField, values: typeof now) => showField(field, values) || sharedTexts.none;
  const rows = [...fields].map((field) => ({
    field,
    opened: show(field, opened),
    now: show(field, now),
    mine: show(field, form.values),
  }));
  return (
    <DataTable
      columns={[
        { id: 'field', header: texts.field, isRowName: true, cell: ({ field }) => fieldTexts[field] },
        { id: 'opened', header: texts.opened, cell: (row) => row.opened },
        { id: 'now', header: texts.now, cell: (row) => row.now },
        { id: 'mine', header: texts.mine, cell: (row) => row.mine },
      ]}
      label={texts.differences}
      rowId={({ field }) => field}
      rows={rows}
    />
  );
}
