import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { type ReceiptValues, validateReceipt } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { amountHelp, currencyLabel } from './amount-gap.model.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';
import { type PaymentOutcome, usePaymentCall } from './use-payment-call.ts';

export interface PaymentDialogProps extends PaymentOutcome {
  readonly contract: components['schemas']['Contract'];
  readonly isOpen: boolean;
  readonly onCancel: () => void;
}

/** Records a payment as received; the form is reset each time it opens. */
export function ValidatePaymentDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.validateTitle}>
      <ValidatePaymentForm {...props} />
    </Dialog>
  );
}

interface ReceiptForm extends ReceiptValues {
  readonly amount: string;
}

function ValidatePaymentForm({ contract, onCancel, ...outcome }: PaymentDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = usePaymentCall(outcome);
  const [today] = useState(parisToday);
  const { values, field, submit, isPending, failure } = useCheckedForm<ReceiptForm>({
    initial: {
      amount: '',
      value_date: null,
      reference: contract.payment_proof?.reference ?? contract.payment_proof?.txid ?? '',
    },
    validate: (receipt) => validateReceipt(receipt, { asset: contract.currency, today }),
    send: ({ amount, value_date, reference }) => {
      const body = { amount, value_date: value_date ?? '', reference: reference.trim() };
      const path = { id: contract.id };
      return send(api.call('validatePayment', { path, body, idempotencyKey: keyOf(body) }));
    },
  });
  return (
    <Form isPending={isPending} onSubmit={submit}>
      <p>{texts.validateIntro}</p>
      <FormAlert message={failure?.message} />
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
      <FormActions>
        <Button isDisabled={isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={isPending} type="submit">
          {texts.submitValidate}
        </Button>
      </FormActions>
    </Form>
  );
}
