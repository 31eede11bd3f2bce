import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import { type ProductAction, productActionsOf, productStatusTexts } from '@repo/domain/products';
import { Button } from '@repo/ui/button';
import { Skeleton, StatusBadge } from '@repo/ui/feedback';
import { Cluster, Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { useResumed } from '../../shared/use-resumed.ts';
import { DeleteDraft } from './DeleteDraft.tsx';
import { useProductChange } from './product.queries.ts';
import { gapsOf, type Product } from './product-form.model.ts';
import { statusTones, stateTexts as texts } from './products.texts.ts';

const operations = {
  publish: 'publishProduct',
  suspend: 'suspendProduct',
  resume: 'resumeProduct',
  archive: 'archiveProduct',
} as const satisfies Record<ProductAction, string>;

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
        <StateDialog
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

interface StateDialogProps {
  readonly product: Product;
  readonly action: ProductAction;
  readonly onClose: () => void;
  readonly reason: string | undefined;
}

/** What it would do, then its reason. */
function StateDialog({
  product: { strategy, version },
  action,
  onClose,
  reason: initialReason,
}: StateDialogProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const sendChange = useProductChange();
  const path = { id: strategy.id };
  const preview = useQuery(queries.query('previewProductState', { path, query: { action } }));
  const needsOther = preview.data?.needs_second_person ?? true;
  return (
    <ReasonDialog<OperationOutput<'publishProduct'>>
      initialReason={initialReason}
      isDangerous={action === 'archive'}
      isDisabled={preview.data === undefined}
      isOpen
      notice={
        <QueryView failedTitle={texts.failed} query={preview} skeleton={<Skeleton height="9rem" />}>
          {(loaded) => (
            <Stack gap={16}>
              <SecondPerson preview={loaded} />
              <ChangeLines lines={loaded.lines} />
            </Stack>
          )}
        </QueryView>
      }
      onCancel={onClose}
      onDone={({ pending_changes: pending }) => {
        toast.success(pending.some(({ kind }) => kind === 'strategy.state') ? texts.held : texts.done);
        onClose();
      }}
      send={({ reason }) => {
        const body = { version, reason };
        return sendChange(api.call(operations[action], { path, body, idempotencyKey: keyOf(body) }));
      }}
      submit={needsOther ? texts.submit : texts.submitAlone}
      title={texts.titles[action](strategy.title)}
    />
  );
}
