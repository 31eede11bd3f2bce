import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { addressOf, noView } from '@repo/client/staff-address';
import { formatLongDateTime } from '@repo/domain/format';
import { Button, TextLink } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { paths } from '../../shared/paths.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { productInvalidates } from './product.queries.ts';
import type { Product } from './product-form.model.ts';
import { plannedTexts as texts } from './products.texts.ts';

/** Approved bank details that clients do not read yet: when they will, and how many still read the old ones. */
export function PlannedDetails({ product }: { readonly product: Product }) {
  const { planned_details: planned, unpaid_contracts: unpaid } = product;
  const [isStopping, setStopping] = useState(false);
  if (planned === null) return null;
  return (
    <Stack gap={12}>
      <Banner
        action={
          <Cluster gap={16}>
            <TextLink href={paths.changeRequest(planned.change_request_id)}>{texts.request}</TextLink>
            <Button onPress={() => setStopping(true)} size="sm" variant="ghost">
              {texts.stop}
            </Button>
          </Cluster>
        }
        title={texts.title(formatLongDateTime(planned.effective_at))}
        tone="warning"
      >
        <p>{texts.help}</p>
        <p>
          {texts.unpaid(unpaid)}{' '}
          {unpaid === 0 ? null : (
            <TextLink
              href={addressOf(paths.contracts, {
                view: noView,
                strategy: product.strategy.title,
                payment: 'waiting',
              })}
            >
              {texts.contracts}
            </TextLink>
          )}
        </p>
      </Banner>
      {isStopping ? <StopDetails onClose={() => setStopping(false)} product={product} /> : null}
      <ChangeLines heads={{ before: texts.before, after: texts.after }} lines={planned.lines} />
    </Stack>
  );
}

interface StopDetailsProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** One person is enough: the product keeps the details that clients know. */
function StopDetails({ product: { strategy }, onClose }: StopDetailsProps) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  return (
    <ReasonDialog<OperationOutput<'stopPlannedDetails'>>
      intro={texts.stopHelp}
      isOpen
      onCancel={onClose}
      onConflict={({ message }) => {
        void invalidate(queryClient, ...productInvalidates);
        toast.error(message);
        onClose();
      }}
      onDone={() => {
        toast.success(texts.stopped);
        onClose();
      }}
      send={async (body) => {
        const call = { path: { id: strategy.id }, body, idempotencyKey: keyOf(body) };
        const result = await api.call('stopPlannedDetails', call);
        await invalidate(queryClient, ...productInvalidates);
        return result;
      }}
      submit={texts.stop}
      title={texts.stopTitle}
    />
  );
}
