import { useServices } from '@repo/auth';
import { useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { type ClientTyped, validateClientTyped } from '@repo/domain/clients';
import { toast } from '@repo/ui/toast';
import { useOpened } from '../../shared/use-opened.ts';
import { useRecordChange } from '../../shared/use-record-change.ts';
import { clientInvalidates } from './client.queries.ts';
import { correctionTexts as texts } from './client-actions.texts.ts';
import { changeOf, keepTyped, typedOf } from './client-form.model.ts';
import type { ClientRecord } from './clients.model.ts';

type ClientForm = ClientTyped & { readonly reason: string };

/** The correction of the version that was opened: once another one is stored, what was typed is kept, and the person chooses. */
export function useClientForm(record: ClientRecord, onClose: () => void) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const sendChange = useRecordChange(clientInvalidates);
  const { opened, conflictOf } = useOpened(record);
  const from = typedOf(opened);
  const isCompany = record.client.kind === 'company';
  const form = useCheckedForm<ClientForm>({
    initial: { ...from, reason: '' },
    validate: (values) => validateClientTyped(values, { from, isCompany }),
    send: async ({ reason, ...values }) => {
      const body = { version: opened.version, reason: reason.trim(), client: changeOf(values, from) };
      const path = { id: record.client.id };
      await sendChange(api.call('updateClient', { path, body, idempotencyKey: keyOf(body) }));
      toast.success(texts.done);
      onClose();
    },
  });
  const { restart, ...conflict } = conflictOf(form.failure);
  const now = typedOf(record);
  const goOn = (values: ClientTyped) => {
    restart();
    form.change(values);
  };
  return {
    ...form,
    ...conflict,
    opened: from,
    now,
    isCompany,
    isUntouched: Object.keys(changeOf(form.values, from)).length === 0,
    keepMine: () => goOn(keepTyped(form.values, { opened: from, now })),
    reload: () => goOn(now),
  };
}

export type ClientFormState = ReturnType<typeof useClientForm>;
