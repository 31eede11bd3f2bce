import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { useRecordCall } from '../../shared/use-record-call.ts';
import {
  accountFacts,
  type IssuerDetails,
  toAccountBody,
  toAccountForm,
  validateAccount,
} from './issuers.model.ts';
import { issuerTexts as texts } from './issuers.texts.ts';

interface ChangeAccountProps {
  readonly details: IssuerDetails;
  readonly onClose: () => void;
}

const second = { needs_second_person: true, warnings: [texts.accountHelp], lines: [] };

/** Where its investments are paid; a second person approves it. */
export function ChangeAccountForm({ details, onClose }: ChangeAccountProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall<OperationOutput<'setIssuerPaymentDetails'>>({
    record: accountFacts(details.payment_details),
    invalidates: kaskadInvalidates,
    onDone: ({ pending_change: held }) => {
      toast.success(held === null ? texts.accountDone : texts.accountHeld);
      onClose();
    },
  });
  const form = useCheckedForm({
    initial: toAccountForm(details.payment_details),
    validate: validateAccount,
    send: (values) => {
      const body = toAccountBody(values);
      const path = { id: details.issuer.id };
      return send(api.call('setIssuerPaymentDetails', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  const { field, values, isPending } = form;
  return (
    <Form isPending={isPending} onSubmit={form.submit}>
      <FormAlert message={form.failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onClose}
        typed={[
          { id: 'holder', label: texts.holder, value: values.holder },
          { id: 'iban', label: texts.iban, value: values.iban },
        ]}
      />
      <TextField {...field('holder')} autoComplete="off" label={texts.holder} maxLength={140} />
      <TextField {...field('iban')} autoComplete="off" isCode label={texts.iban} maxLength={50} />
      <TextField {...field('bic')} autoComplete="off" isCode isOptional label={texts.bic} maxLength={20} />
      <TextField
        {...field('bitcoin_address')}
        autoComplete="off"
        isCode
        isOptional
        label={texts.bitcoin}
        maxLength={100}
      />
      <TextField
        {...field('ethereum_address')}
        autoComplete="off"
        isCode
        isOptional
        label={texts.ethereum}
        maxLength={100}
      />
      <SecondPerson preview={second} />
      <TextAreaField
        {...field('reason')}
        label={reasonTexts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onClose} submit={texts.submitAccount} />
    </Form>
  );
}
