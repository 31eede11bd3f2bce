import { invalidate, type OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';
import { productInvalidates } from './product.queries.ts';
import type { Product } from './product-form.model.ts';
import { deletionTexts as texts } from './products.texts.ts';

export interface DeleteDraftProps {
  readonly product: Product;
  /** Its publication waits for a second person. */
  readonly isBlocked: boolean;
}

/** One person is enough: no client ever read a draft. */
export function DeleteDraft({ product: { strategy, version }, isBlocked }: DeleteDraftProps) {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isDisabled={isBlocked} onPress={() => setOpen(true)} size="sm" variant="ghost">
        {texts.action}
      </Button>
      <ReasonDialog<OperationOutput<'deleteProduct'>>
        intro={texts.intro}
        isDangerous
        isOpen={isOpen}
        onCancel={() => setOpen(false)}
        onConflict={({ message }) => {
          void invalidate(queryClient, ...productInvalidates);
          toast.error(message);
          setOpen(false);
        }}
        onDone={() => {
          toast.success(texts.done);
          void navigate(paths.products);
        }}
        send={async ({ reason }) => {
          const body = { version, reason };
          const call = { path: { id: strategy.id }, body, idempotencyKey: keyOf(body) };
          const result = await api.call('deleteProduct', call);
          // Its own queries would fail.
          await invalidate(queryClient, 'listProducts', 'getNavCalendar');
          return result;
        }}
        submit={texts.action}
        title={texts.title(strategy.title)}
      />
    </>
  );
}
