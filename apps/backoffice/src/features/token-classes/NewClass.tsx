import { invalidate } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { classKindTexts } from '../../shared/kaskad/kaskad.texts.ts';
import { networkTexts } from '../../shared/shared.texts.ts';
import { ClassTermsFields } from './ClassTermsFields.tsx';
import {
  type ClassRow,
  classKinds,
  emptyClass,
  networkChoices,
  toClassBody,
  validateClass,
} from './token-classes.model.ts';
import { classFormTexts as texts, tokenClassesTexts } from './token-classes.texts.ts';

interface NewClassProps {
  readonly issuers: readonly ClassRow['issuer'][];
}

const kindOptions = classKinds.map((value) => ({ value, label: classKindTexts[value] }));
const networkOptions = networkChoices.map((value) => ({
  value,
  label: value === 'none' ? texts.noNetwork : networkTexts[value],
}));

/** Adds a token or a class of securities. */
export function NewClass({ issuers }: NewClassProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button isDisabled={issuers.length === 0} onPress={() => setOpen(true)}>
        {tokenClassesTexts.newClass}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={tokenClassesTexts.newClass}>
        <NewClassForm issuers={issuers} onClose={close} />
      </Dialog>
    </>
  );
}

function NewClassForm({ issuers, onClose }: NewClassProps & { readonly onClose: () => void }) {
  const { api, queryClient } = useServices();
  const keyOf = useIdempotencyKey();
  const form = useCheckedForm({
    initial: { ...emptyClass, issuer_id: issuers.length === 1 ? (issuers[0]?.id ?? '') : '' },
    validate: validateClass,
    send: async (values) => {
      const body = toClassBody(values);
      const { items } = await api.call('createClass', { body, idempotencyKey: keyOf(body) });
      await invalidate(queryClient, ...kaskadInvalidates);
      const made = items.find((row) => row.class.symbol === body.symbol);
      toast.success((made?.pending_change ?? null) === null ? texts.created : texts.createdTgeHeld);
      onClose();
    },
  });
  const { field, values } = form;
  const isToken = values.kind === 'token';
  return (
    <Form isPending={form.isPending} onSubmit={form.submit}>
      <FormAlert message={form.failure?.message} />
      <Select
        {...field('issuer_id')}
        label={texts.issuer}
        options={issuers.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.issuer_id === '' ? null : values.issuer_id}
      />
      <Select {...field('kind')} label={texts.kind} options={kindOptions} />
      <TextField
        {...field('symbol')}
        autoComplete="off"
        description={texts.symbolHelp}
        label={texts.symbol}
        maxLength={10}
        onChange={(symbol) => field('symbol').onChange(symbol.toUpperCase())}
      />
      {isToken ? (
        <>
          <TextField
            {...field('decimals')}
            description={texts.decimalsHelp}
            inputMode="numeric"
            label={texts.decimals}
            maxLength={2}
          />
          <Select
            {...field('network')}
            description={texts.networkHelp}
            label={texts.network}
            options={networkOptions}
          />
        </>
      ) : null}
      <ClassTermsFields form={form} isToken={isToken} symbol={values.symbol} tgeDay={null} />
      <DialogActions isPending={form.isPending} onBack={onClose} submit={texts.submitNew} />
    </Form>
  );
}
