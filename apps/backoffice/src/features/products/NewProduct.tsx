import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { productTitleMaxLength, validateProductChange } from '@repo/domain/products';
import type { Verdict } from '@repo/domain/validation';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { paths } from '../../shared/paths.ts';
import { productInvalidates } from './product.queries.ts';
import { type ReferenceCurrency, referenceCurrencies } from './product-form.model.ts';
import { currencyTexts, newProductTexts as texts } from './products.texts.ts';

export const currencyOptions = referenceCurrencies.map((value) => ({ value, label: currencyTexts[value] }));

/** Makes a draft, and opens it. */
export function NewProduct() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.open}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.open}>
        <NewProductForm onClose={close} />
      </Dialog>
    </>
  );
}

interface NewProductValues {
  readonly title: string;
  readonly currency: ReferenceCurrency;
}

function NewProductForm({ onClose }: { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm<NewProductValues>({
    initial: { title: '', currency: 'usd' },
    validate: validateNewProduct,
    send: async ({ title, currency }) => {
      const body = { title: title.trim(), currency };
      const { strategy } = await api.call('createProduct', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...productInvalidates);
      toast.success(texts.done);
      void navigate(paths.product(strategy.id));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.help}</p>
      <FormAlert message={failure?.message} />
      <TextField
        {...field('title')}
        description={texts.titleHelp}
        label={texts.title}
        maxLength={productTitleMaxLength}
      />
      <Select
        {...field('currency')}
        description={texts.currencyHelp}
        label={texts.currency}
        options={currencyOptions}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submit} />
    </Form>
  );
}

function validateNewProduct({ title }: NewProductValues): Verdict<keyof NewProductValues> {
  const failures = validateProductChange({ title }).failures.map(({ message }) => ({
    field: 'title' as const,
    message,
  }));
  return { failures, first: failures[0] ?? null };
}
