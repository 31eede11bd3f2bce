import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { FormAlert, useCheckedForm, useIdempotencyKey } from '@repo/client/form';
import { parisDay } from '@repo/domain/dates';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { decimal, ZERO } from '@repo/domain/money';
import { type ReceiptValues, receiptWarnings, validateReceipt } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { DatePicker } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useState } from 'react';
import { type DialogOutcome, useDialogCall } from '../../shared/use-dialog-call.ts';
import { amountHelp, currencyLabel } from './amount-gap.model.ts';
import { paymentInvalidates } from './contracts.queries.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

export interface PaymentDialogProps extends DialogOutcome {
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
  readonly reason: string;
}

function ValidatePaymentForm({ contract, onCancel, ...outcome }: PaymentDialogProps) {
  const { api } = useServices();
  const keyOf = useIdempotencyKey();
  const send = useDialogCall({ ...outcome, invalidates: paymentInvalidates });
  const [today] = useState(parisToday);
  const context = {
    asset: contract.currency,
    today,
    promised: decimal(contract.amount),
    received: ZERO,
    createdOn: parisDay(new Date(contract.created_at)),
  };
  const { values, field, submit, isPending, failure } = useCheckedForm<ReceiptForm>({
    initial: {
      amount: '',
      value_date: null,
      reference: contract.payment_proof?.reference ?? contract.payment_proof?.txid ?? '',
      reason: '',
    },
    validate: (receipt) => validateReceipt(receipt, context),
    send: ({ amount, value_date, reference, reason }) => {
      const body = {
        amount,
        value_date: value_date ?? '',
        reference: reference.trim(),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
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
      {receiptWarnings(values, context).length > 0 && (
        <TextField
          {...field('reason')}
          description={texts.acceptedBecauseHelp}
          label={texts.acceptedBecause}
          maxLength={500}
        />
      )}
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
