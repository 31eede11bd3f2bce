import { zodResolver } from '@hookform/resolvers/zod';
import type { ApiError, components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { parisDay } from '@repo/domain/dates';
import { AmountField } from '@repo/ui/amount-field';
import { Button } from '@repo/ui/button';
import { DateField } from '@repo/ui/date-field';
import { Dialog } from '@repo/ui/dialog';
import { Banner } from '@repo/ui/feedback';
import { Form, FormActions, TextField } from '@repo/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { amountHelp, currencyLabel } from './amount-gap.model.ts';
import { paymentInvalidates } from './contracts.queries.ts';
import { type ReceiptForm, receiptSchema } from './payment-form.schema.ts';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

export interface PaymentDialogProps {
  readonly contract: components['schemas']['Contract'];
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onDone: () => void;
  /** The contract is no longer what the form was opened on. */
  readonly onConflict: (error: ApiError) => void;
}

/** Records a payment as received; the form starts afresh each time it opens. */
export function ValidatePaymentDialog(props: PaymentDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} title={texts.validateTitle}>
      <ValidatePaymentForm {...props} />
    </Dialog>
  );
}

function ValidatePaymentForm({ contract, onCancel, onDone, onConflict }: PaymentDialogProps) {
  const { queries } = useServices();
  const keyOf = useIdempotencyKey();
  const [today] = useState(() => parisDay(new Date()));
  const validate = useMutation(queries.mutation('validatePayment', { invalidates: paymentInvalidates }));
  const { control, handleSubmit } = useForm<ReceiptForm>({
    resolver: zodResolver(receiptSchema({ asset: contract.currency, today })),
    defaultValues: {
      amount: '',
      value_date: null,
      reference: contract.payment_proof?.reference ?? contract.payment_proof?.txid ?? '',
    },
  });
  const send = ({ amount, value_date, reference }: ReceiptForm) => {
    const body = { amount, value_date: value_date ?? '', reference: reference.trim() };
    validate.mutate(
      { path: { id: contract.id }, body, idempotencyKey: keyOf(body) },
      { onSuccess: onDone, onError: (error) => (error.status === 409 ? onConflict(error) : undefined) },
    );
  };
  return (
    <Form isPending={validate.isPending} onSubmit={handleSubmit(send)}>
      <p>{texts.validateIntro}</p>
      {validate.error === null ? null : (
        <Banner isLive tone="error">
          {validate.error.message}
        </Banner>
      )}
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            currency={currencyLabel(contract.currency)}
            description={amountHelp(contract, field.value)}
            error={fieldState.error?.message}
            label={texts.amount}
          />
        )}
      />
      <Controller
        control={control}
        name="value_date"
        render={({ field: { name, value, onChange, onBlur }, fieldState }) => (
          <DateField
            description={texts.valueDateHelp}
            error={fieldState.error?.message}
            label={texts.valueDate}
            max={today}
            name={name}
            onBlur={onBlur}
            onChange={onChange}
            value={value}
          />
        )}
      />
      <Controller
        control={control}
        name="reference"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            description={texts.referenceHelp}
            error={fieldState.error?.message}
            label={texts.reference}
            maxLength={140}
          />
        )}
      />
      <FormActions>
        <Button isDisabled={validate.isPending} onPress={onCancel} variant="ghost">
          {texts.cancel}
        </Button>
        <Button isPending={validate.isPending} type="submit">
          {texts.submitValidate}
        </Button>
      </FormActions>
    </Form>
  );
}
