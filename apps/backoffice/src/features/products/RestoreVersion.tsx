import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Banner } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { productInvalidates } from './product.queries.ts';
import {
  allFields,
  changedFields,
  changeOf,
  controlOf,
  type Product,
  type ProductVersion,
  shownField,
  toFields,
} from './product-form.model.ts';
import { fieldTexts, productTexts, historyTexts as texts } from './products.texts.ts';

interface RestoreVersionProps {
  readonly product: Product;
  readonly version: ProductVersion;
  readonly onClose: () => void;
}

/** Gives the product what it held in a version, as any other change: what binds clients waits for a second person. */
export function RestoreVersion({ product, version, onClose }: RestoreVersionProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const now = toFields(product);
  // The title and the currency that clients know stay.
  const fixed = product.status !== 'draft' && { title: now.title, currency: now.currency };
  const then = { ...toFields(version), ...fixed };
  const fields = changedFields(then, now);
  const control = useQuery(queries.query('getChangeControl')).data;
  const needsOther =
    product.status !== 'draft' &&
    (control?.has_two_person_control ?? true) &&
    fields.some((field) => controlOf(field) !== null);
  const lines = fields.map((field) => ({
    label: fieldTexts[field],
    before: shownField(field, now) || null,
    after: shownField(field, then) || null,
  }));
  const record = allFields.map((field) => ({
    id: field,
    label: fieldTexts[field],
    value: shownField(field, now) || sharedTexts.none,
  }));
  return (
    <ReasonDialog<OperationOutput<'updateStrategy'>>
      intro={needsOther ? texts.restoreHeld : texts.restoreHelp}
      invalidates={productInvalidates}
      isDisabled={lines.length === 0}
      isOpen
      notice={
        lines.length === 0 ? (
          <Banner>{texts.restoreSame}</Banner>
        ) : (
          <Stack gap={16}>
            <SecondPerson preview={{ needs_second_person: needsOther, warnings: [], lines: [] }} />
            <ChangeLines lines={lines} />
          </Stack>
        )
      }
      onCancel={onClose}
      record={record}
      onDone={({ pending_change: pending }) => {
        toast.success(pending === null ? productTexts.saved : productTexts.held);
        onClose();
      }}
      send={({ reason }) => {
        const { id } = product.strategy;
        const body = {
          strategy: { id, version: product.version, ...changeOf(then, product) },
          reason,
        };
        return api.call('updateStrategy', { body, idempotencyKey: keyOf(body) });
      }}
      submit={needsOther ? productTexts.requestChange : texts.restore}
      title={texts.restoreOf(version.version)}
    />
  );
}
