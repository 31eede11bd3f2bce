import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { CountryField } from '@repo/ui/combo-box';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { validateIssuer } from './token-classes.model.ts';
import { classFormTexts as texts, tokenClassesTexts } from './token-classes.texts.ts';

/** Adds a company that issues tokens or securities. */
export function NewIssuer() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} variant="ghost">
        {tokenClassesTexts.newIssuer}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={tokenClassesTexts.newIssuer}>
        <NewIssuerForm onClose={close} />
      </Dialog>
    </>
  );
}

function NewIssuerForm({ onClose }: { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const { field, submit, isPending, failure } = useCheckedForm({
    initial: { name: '', registration_number: '', country: 'FRA' },
    validate: validateIssuer,
    send: async ({ name, registration_number: number, country }) => {
      const body = { name: name.trim(), registration_number: number.trim(), country };
      await api.call('createIssuer', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...kaskadInvalidates);
      toast.success(texts.issuerCreated);
      onClose();
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <FormAlert message={failure?.message} />
      <TextField {...field('name')} label={texts.name} maxLength={200} />
      <CountryField {...field('country')} label={texts.country} />
      <TextField {...field('registration_number')} label={texts.registration} maxLength={40} />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitNew} />
    </Form>
  );
}
