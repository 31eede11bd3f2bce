import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { formatBookAmount, formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { type PreparationValues, shortAccount, validatePayoutPreparation } from '@repo/domain/payouts';
import { Dialog } from '@repo/ui/dialog';
import { Form, RadioGroup, type RadioOption } from '@repo/ui/fields';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { useStoreOnce } from '../../shared/OneFile.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import type { PayoutDialogProps } from './ExecuteDialog.tsx';
import { payoutFormTexts as texts } from './payout-panel.texts.ts';
import { type PreparationForm, payoutRecord } from './payouts.model.ts';
import { TypedBeneficiary } from './TypedBeneficiary.tsx';

type Source = NonNullable<PreparationValues['source']>;

/** Who is to be paid; the form is reset each time it opens. */
export function PrepareDialog(props: PayoutDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.prepareTitle}>
      <PrepareForm {...props} />
    </Dialog>
  );
}

type SourceOption = RadioOption<Source> & { readonly label: string };

/** What is known of the client first; then any other account, on a signed form. */
function sourceOptions({ payout, known_beneficiaries: known }: OperationOutput<'getPayout'>): SourceOption[] {
  const usable = known.map((one): SourceOption => {
    const { beneficiary, is_usable: isUsable, usable_from: from, sent_back_on: sentBackOn } = one;
    const account = shortAccount(beneficiary.account, payout.method);
    return {
      value: beneficiary.source,
      label: beneficiary.source === 'receipt' ? texts.receipt(account) : texts.declared(account),
      description: [
        isUsable || from === null ? beneficiary.name : texts.usableFrom(formatNumericDateTime(from)),
        ...(sentBackOn === null ? [] : [texts.sentBackOn(formatNumericDate(sentBackOn))]),
      ].join(' · '),
      isDisabled: !isUsable,
    };
  });
  return [...usable, { value: 'staff', label: texts.staff }];
}

/** An account that sent a transfer back is chosen by a person alone. */
function defaultSource({ known_beneficiaries: known }: OperationOutput<'getPayout'>): Source {
  const first = known.find(({ is_usable, sent_back_on }) => is_usable && sent_back_on === null);
  return first?.beneficiary.source ?? 'staff';
}

function PrepareForm({ data, onCancel, ...outcome }: PayoutDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({ ...outcome, record: payoutRecord(data.payout) });
  const [file, setFile] = useState<File | null>(null);
  const { payout } = data;
  const path = { id: payout.id };
  const sources = sourceOptions(data);
  const confirmsOf = (account: string) =>
    texts.prepareConfirms(
      formatBookAmount(payout.amount, payout.asset),
      shortAccount(account, payout.method),
    );
  const store = useStoreOnce((form) => api.call('uploadPayoutForm', { path, body: { file: form } }));
  const { values, field, submit, isPending, failure } = useCheckedForm<PreparationForm>({
    initial: {
      source: defaultSource(data),
      name: payout.client === null ? '' : `${payout.client.firstname} ${payout.client.lastname}`,
      account: '',
      bic: '',
      reason: '',
      form_id: '',
    },
    validate: (preparation) => validatePayoutPreparation(preparation, payout),
    send: async ({ source, name, account, bic, reason }) => {
      if (source === null) return;
      if (source !== 'staff' || file === null) {
        const body = { source };
        const known = data.known_beneficiaries.find(({ beneficiary }) => beneficiary.source === source);
        const confirms = confirmsOf(known?.beneficiary.account ?? '');
        await send(api.call('preparePayout', { path, body, confirms, idempotencyKey: keyOf(body) }));
        return;
      }
      const typed = { source, name: name.trim(), account: account.trim(), bic: bic.trim() || null };
      const body = { ...typed, reason: reason.trim(), form_id: await store(file) };
      const confirms = confirmsOf(typed.account);
      await send(api.call('preparePayout', { path, body, confirms, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{payout.state === 'to_execute' ? texts.changeIntro : texts.prepareIntro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          {
            id: 'source',
            label: texts.source,
            value: sources.find(({ value }) => value === values.source)?.label ?? '',
          },
          { id: 'name', label: texts.holder, value: values.source === 'staff' ? values.name : '' },
          {
            id: 'account',
            label: payout.method === 'rib' ? texts.iban : texts.address,
            value: values.account,
          },
          { id: 'reason', label: texts.reason, value: values.reason },
        ]}
      />
      <RadioGroup {...field('source')} label={texts.source} look="cards" options={sources} />
      {values.source === 'staff' ? (
        <TypedBeneficiary field={field} file={file} method={payout.method} onFile={setFile} />
      ) : null}
      <DialogActions isPending={isPending} onBack={onCancel} submit={texts.submitPrepare} />
    </Form>
  );
}
