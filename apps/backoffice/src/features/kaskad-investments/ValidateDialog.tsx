import type { components, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { currencyLabel, formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength, refusalMessageMaxLength } from '@repo/domain/limits';
import { PAYMENT_ASSETS, type PaymentAsset } from '@repo/domain/money';
import { AmountField } from '@repo/ui/amount-field';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, TextAreaField, TextField } from '@repo/ui/fields';
import { Select } from '@repo/ui/select';
import { useState } from 'react';
import { DialogActions } from '../../shared/DialogActions.tsx';
import { kaskadInvalidates } from '../../shared/kaskad/kaskad.queries.ts';
import { RecordConflict } from '../../shared/RecordConflict.tsx';
import { useRecordCall } from '../../shared/use-record-call.ts';
import { dueText, investmentFacts } from './investments.model.ts';
import { investmentsTexts, investmentFormTexts as texts } from './investments.texts.ts';
import { emptyPayment, toPaymentBody, validatePayment } from './payment-form.model.ts';

interface ValidateProps {
  readonly row: components['schemas']['IssuedInvestmentRow'];
  readonly onCancel: () => void;
  readonly onDone: (message: string) => void;
}

/** Money received for the investment. */
export function ValidateDialog({ isOpen, ...props }: ValidateProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onCancel} title={texts.validateTitle}>
      <ValidateForm {...props} />
    </Dialog>
  );
}

function ValidateForm({ row, onCancel, onDone }: ValidateProps) {
  const { investment, owner } = row;
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(parisToday);
  const { send, conflict } = useRecordCall<OperationOutput<'validateInvestment'>>({
    record: investmentFacts(row),
    invalidates: kaskadInvalidates,
    onDone: ({ pending_change: held }) =>
      onDone(held === null ? investmentsTexts.done.validate : investmentsTexts.done.held),
  });
  const { values, field, submit, isPending, failure } = useCheckedForm({
    initial: emptyPayment(row),
    validate: (typed) => validatePayment(typed, today),
    send: (typed) => {
      const body = toPaymentBody(typed, investment.version);
      return send(
        api.call('validateInvestment', { path: { id: investment.id }, body, idempotencyKey: keyOf(body) }),
      );
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.validateIntro(dueText(investment), owner.name)}</p>
      <FormAlert message={failure?.message} />
      <RecordConflict
        conflict={conflict}
        onReload={onCancel}
        typed={[
          { id: 'amount', label: texts.amount, value: `${values.amount} ${currencyLabel(values.asset)}` },
          { id: 'day', label: texts.day, value: values.day === null ? '' : formatNumericDate(values.day) },
          { id: 'reference', label: texts.reference, value: values.reference },
        ]}
      />
      <Select<PaymentAsset>
        {...field('asset')}
        label={texts.asset}
        options={PAYMENT_ASSETS.map((asset) => ({ value: asset, label: currencyLabel(asset) }))}
      />
      <AmountField {...field('amount')} currency={currencyLabel(values.asset)} label={texts.amount} />
      <DatePicker {...field('day')} label={texts.day} max={today} />
      <TextField
        {...field('reference')}
        description={texts.referenceHelp}
        label={texts.reference}
        maxLength={paymentReferenceMaxLength}
      />
      <TextField {...field('payer_name')} label={texts.payer} maxLength={140} />
      <TextField
        {...field('account')}
        description={texts.accountHelp}
        isCode
        isOptional
        label={texts.account}
        maxLength={100}
      />
      <TextAreaField
        {...field('reason')}
        description={texts.reasonHelp}
        isOptional
        label={texts.reason}
        maxLength={refusalMessageMaxLength}
        rows={2}
      />
      <DialogActions isPending={isPending} onBack={onCancel} submit={investmentsTexts.actions.validate} />
    </Form>
  );
}
