import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey, useSettled } from '@repo/client/form';
import { currencyLabel, formatMatchedAmount, formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { type ReceiptValues, receiptWarnings, validateReceipt } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Form, TextField } from '@repo/ui/fields';
import { toast } from '@repo/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { SecondPerson } from '../../shared/SecondPerson.tsx';
import { type Fact, useRecordCall } from '../../shared/use-record-call.ts';
import { amountHelp, receiptContext } from './amount-gap.model.ts';
import { contractFacts } from './contract-facts.model.ts';
import type { PaymentDialogProps } from './payment-dialog-props.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

interface ReceiptForm extends ReceiptValues {
  readonly amount: string;
  readonly reason: string;
}

const typedFacts = ({ amount, value_date: day, reference, reason }: ReceiptForm): readonly Fact[] => [
  { id: 'amount', label: texts.amount, value: amount },
  { id: 'value_date', label: texts.valueDate, value: day === null ? '' : formatNumericDate(day) },
  { id: 'reference', label: texts.reference, value: reference },
  { id: 'reason', label: texts.acceptedBecause, value: reason },
];

/** What was received; what it would do is shown as it is typed. */
export function ValidatePaymentForm({ contract, onCancel, resumed = null, ...outcome }: PaymentDialogProps) {
  const { api, queries } = useServices();
  const keyOf = useIdempotencyKey();
  const { send, conflict } = useRecordCall({ ...outcome, record: contractFacts(contract) });
  const [today] = useState(parisToday);
  const parameters = useQuery(queries.query('listParameterVersions')).data?.parameters;
  const context = receiptContext(contract, { today, parameters });
  const { values, field, submit, isPending, failure } = useCheckedForm<ReceiptForm>({
    initial: {
      amount: '',
      value_date: null,
      reference: contract.payment_proof?.reference ?? contract.payment_proof?.txid ?? '',
      reason: resumed?.reason ?? '',
      ...resumed?.typed.payment,
    },
    validate: (receipt) => validateReceipt(receipt, context),
    send: ({ amount, value_date, reference, reason }) => {
      const body = {
        amount,
        value_date: value_date ?? '',
        reference: reference.trim(),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
      const confirms = texts.confirms(
        formatMatchedAmount(amount, contract.currency),
        contract.po_number ?? contract.id,
      );
      const validation = { path: { id: contract.id }, body, confirms, idempotencyKey: keyOf(body) };
      return send(validate(validation).then((message) => toast.success(message)));
    },
  });
  const validate = async (validation: Parameters<typeof api.call<'validatePayment'>>[1]) => {
    const { pending_change: held } = await api.call('validatePayment', validation);
    return held === null ? texts.validated : texts.held;
  };
  const { amount, value_date: day } = useSettled(values);
  const { failures } = validateReceipt({ ...values, amount, value_date: day }, context);
  const preview = useQuery({
    ...queries.query('previewPayment', {
      path: { id: contract.id },
      query: { amount, value_date: day ?? '' },
    }),
    enabled: !failures.some(({ field: failed }) => failed === 'amount' || failed === 'value_date'),
    placeholderData: keepPreviousData,
  });
  const isUnusual = receiptWarnings(values, context).length > 0 || preview.data?.needs_second_person;
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.validateIntro}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict conflict={conflict} onReload={onCancel} typed={typedFacts(values)} />
      <AmountField
        {...field('amount')}
        currency={currencyLabel(contract.currency)}
        description={amountHelp(contract, values.amount)}
        label={texts.amount}
      />
      <DatePicker
        {...field('value_date')}
        description={texts.valueDateHelp}
        label={texts.valueDate}
        max={today}
      />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={texts.reference}
        maxLength={paymentReferenceMaxLength}
      />
      <SecondPerson preview={preview.data} />
      {isUnusual && (
        <TextField
          {...field('reason')}
          description={texts.acceptedBecauseHelp}
          label={texts.acceptedBecause}
          maxLength={500}
        />
      )}
      <DialogActions isPending={isPending} onBack={onCancel} submit={texts.submitValidate} />
    </Form>
  );
}
