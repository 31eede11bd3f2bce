import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { QueryView } from '@repo/client/query-view';
import type { ProductAction } from '@repo/domain/products';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { CheckboxField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { toast } from '@repo/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeLines } from '../../shared/ChangeLines.tsx';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { secondPersonTexts } from '../../shared/shared.texts.ts';
import { productInvalidates } from './product.queries.ts';
import type { Product } from './product-form.model.ts';
import { stateTexts as texts } from './products.texts.ts';

const operations = {
  publish: 'publishProduct',
  suspend: 'suspendProduct',
  resume: 'resumeProduct',
  archive: 'archiveProduct',
} as const satisfies Record<ProductAction, string>;

interface ProductStateDialogProps {
  readonly product: Product;
  readonly action: ProductAction;
  readonly onClose: () => void;
  readonly reason: string | undefined;
}

/** What it would do, then its reason. */
export function ProductStateDialog({
  product: { strategy, version },
  action,
  onClose,
  reason: initialReason,
}: ProductStateDialogProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const path = { id: strategy.id };
  const preview = useQuery(queries.query('previewProductState', { path, query: { action } }));
  const needsOther = preview.data?.needs_second_person ?? true;
  const [hasAccepted, setHasAccepted] = useState(false);
  // The first one says what the action does.
  const mustAccept = (preview.data?.warnings.length ?? 0) > 1;
  return (
    <ReasonDialog<OperationOutput<'publishProduct'>>
      initialReason={initialReason}
      invalidates={productInvalidates}
      isDangerous={action === 'archive'}
      isDisabled={preview.data === undefined || (mustAccept && !hasAccepted)}
      isOpen
      notice={
        <QueryView failedTitle={texts.failed} query={preview} skeleton={<Skeleton height="9rem" />}>
          {(loaded) => (
            <Stack gap={16}>
              <SecondPerson preview={loaded} />
              {needsOther ? null : (
                <Banner isLive tone="warning">
                  {loaded.warnings.map((warning) => (
                    <p key={warning}>{warning}</p>
                  ))}
                </Banner>
              )}
              <ChangeLines lines={loaded.lines} />
              {mustAccept ? (
                <CheckboxField isSelected={hasAccepted} onChange={setHasAccepted}>
                  {secondPersonTexts.accept}
                </CheckboxField>
              ) : null}
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
        return api.call(operations[action], { path, body, idempotencyKey: keyOf(body) });
      }}
      submit={needsOther ? texts.submit : texts.submitAlone}
      title={texts.titles[action](strategy.title)}
    />
  );
}
